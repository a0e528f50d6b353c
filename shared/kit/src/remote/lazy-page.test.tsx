import { act, render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import type { PageModule } from './define-remote';
import { lazyPage } from './lazy-page';

const Dashboard = () => <h1>Tableau de bord</h1>;
const dashboard: PageModule = { default: Dashboard };

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <p>Indisponible</p> : this.props.children;
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

it('shows something else while the page is loaded, and a page it already has at once', async () => {
  const load = jest.fn(() => Promise.resolve(dashboard));
  const Page = lazyPage(load, <p>Chargement</p>);
  render(<Page />).unmount();
  render(<Page />);
  expect(screen.getByText('Chargement')).toBeVisible();
  await pass(0);
  render(<Page />);
  expect(screen.getAllByRole('heading')).toHaveLength(2);
  expect(load).toHaveBeenCalledTimes(2);
});

it('tries twice more before it gives up', async () => {
  const load = jest
    .fn<Promise<PageModule>, []>()
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'));
  load.mockResolvedValue(dashboard);
  const Page = lazyPage(load);
  render(<Page />);
  for (const [after, times] of [
    [299, 1],
    [1, 2],
    [1199, 2],
    [1, 3],
  ] as const) {
    await pass(after);
    expect(load).toHaveBeenCalledTimes(times);
  }
  expect(screen.getByRole('heading')).toBeVisible();
});

it('throws to the nearest boundary when it gives up, and starts anew when it is shown again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = jest.fn<Promise<PageModule>, []>().mockRejectedValue(new Error('gone'));
  const Page = lazyPage(load);
  const shown = (key: string) => (
    <Boundary key={key}>
      <Page />
    </Boundary>
  );
  const { rerender } = render(shown('first'));
  await pass(300);
  await pass(1200);
  expect(screen.getByText('Indisponible')).toBeVisible();

  load.mockResolvedValue(dashboard);
  rerender(shown('again'));
  await pass(0);
  expect(screen.getByRole('heading')).toBeVisible();
});

import { act, screen } from '@testing-library/react';
import { of } from 'rxjs';
import { profileOf, renderPortal } from '../../test/render-portal';

/** A portal with the real call gap, on a page that makes `count` calls at once. */
async function openSlowPage(count: number, priority: 'visible' | 'prefetch' = 'visible') {
  jest.useFakeTimers();
  const { kit } = renderPortal({
    as: 'AGENT',
    at: '/terms',
    settings: { callGapMs: 500 },
    profile: () => of(profileOf(4)),
  });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  await wait(1000);
  act(() => {
    for (let call = 1; call <= count; call += 1)
      kit.http.signed.send({ method: 'GET', path: `/admin/api/${call}`, priority }).subscribe();
  });
  return { wait };
}

describe('a page that asks for much', () => {
  it('says how far it is once that is a wait, and no longer than it is one', async () => {
    const { wait } = await openSlowPage(9);
    await wait(900);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    await wait(700);
    const bar = screen.getByRole('progressbar', { name: 'Chargement' });
    expect(bar).toHaveTextContent('Chargement…');
    expect(bar).toHaveAttribute('aria-valuetext', '4 sur 9');
    await wait(510);
    expect(bar).toHaveAttribute('aria-valuetext', '5 sur 9');
    expect(screen.getByText('Chargement en cours')).toHaveAttribute('aria-live', 'polite');
    await wait(4 * 510);
    expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    expect(screen.queryByText('Chargement en cours')).not.toBeInTheDocument();
  });

  it.each([
    ['few calls', 4, 'visible'],
    ['what is only likely to be wanted', 9, 'prefetch'],
  ] as const)('says nothing of %s', async (_, count, priority) => {
    const { wait } = await openSlowPage(count, priority);
    for (let passed = 0; passed < 6000; passed += 250) {
      await wait(250);
      expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
    }
  });
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfflineFailure } from './load-failure';

it('a page that could not load offline loads once the connection is back, or when it is asked to', async () => {
  const onRetry = jest.fn();
  const { unmount } = render(<OfflineFailure onRetry={onRetry} />);
  expect(screen.getByText(/dès que la connexion sera rétablie/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
  unmount();
  window.dispatchEvent(new Event('online'));
  expect(onRetry).toHaveBeenCalledTimes(2);
});

it('a part that could not load offline keeps its own name', () => {
  render(<OfflineFailure title="Vos adresses n’ont pas pu être chargées" onRetry={jest.fn()} />);
  expect(screen.getByText('Vos adresses n’ont pas pu être chargées')).toBeVisible();
  expect(screen.queryByText(/Cette page|Elle s’affichera/)).not.toBeInTheDocument();
});

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Toast, ToastRegion } from './toast';

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const show = () => {
    const close = jest.fn();
    render(
      <ToastRegion>
        <Toast onClose={close}>Adresse supprimée.</Toast>
      </ToastRegion>,
    );
    return close;
  };
  const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

  it('is announced, and leaves after six seconds', () => {
    const close = show();
    expect(screen.getByRole('status')).toHaveTextContent('Adresse supprimée.');
    wait(5_999);
    expect(close).not.toHaveBeenCalled();
    wait(1);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('waits for who is reading it', () => {
    const close = show();
    fireEvent.focus(screen.getByRole('button', { name: 'Fermer' }));
    wait(60_000);
    expect(close).not.toHaveBeenCalled();
    fireEvent.blur(screen.getByRole('button', { name: 'Fermer' }));
    wait(6_000);
    expect(close).toHaveBeenCalledTimes(1);
  });
});

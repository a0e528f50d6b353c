/** False only when the browser knows that there is no network at all. */
export const isOnline = (): boolean => navigator.onLine;

/** Waits until there is a network, or `signal` gives up; never fails. */
export const whenOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      resolve();
    };
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });

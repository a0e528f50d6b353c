/** False only when the browser is certain that there is no network. */
export const isOnline = (): boolean => navigator.onLine;

/** Resolves when there is a network or `signal` aborts; never rejects. */
export const whenOnline = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      resolve();
    };
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });

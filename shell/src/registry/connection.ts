/** False only when the browser knows that there is no network at all. */
export const isOnline = (): boolean => navigator.onLine;

/** Waits until the browser has a network again, or until `signal` gives up; never fails. */
export function whenOnline(signal: AbortSignal): Promise<void> {
  if (isOnline() || signal.aborted) return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      window.removeEventListener('online', done);
      resolve();
    };
    window.addEventListener('online', done);
    signal.addEventListener('abort', done, { once: true });
  });
}

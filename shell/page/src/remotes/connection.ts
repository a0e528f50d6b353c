/** False only when the browser knows that there is no network at all. */
export const isOnline = (): boolean => navigator.onLine;

/** Waits for a network. True once there is one, false when `signal` gives up first; never fails. */
export function whenOnline(signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const told = () => {
      window.removeEventListener('online', told);
      resolve(!signal.aborted);
    };
    window.addEventListener('online', told);
    signal.addEventListener('abort', told, { once: true });
  });
}

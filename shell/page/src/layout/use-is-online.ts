import { useSyncExternalStore } from 'react';

/** Whether the browser has a connection, as it says itself. */
export const useIsOnline = (): boolean =>
  useSyncExternalStore(
    followConnection,
    () => navigator.onLine,
    // On the server: a reader of the rendered page was online.
    () => true,
  );

function followConnection(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

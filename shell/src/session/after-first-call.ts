import type { Kit } from '@portal/kit';

/** A page that asks for nothing does not keep the server's word on the role away for longer. */
const AT_LATEST_MS = 3000;

/**
 * Runs `act` once the page has started its first signed call, or after three seconds without one. Calls start half a
 * second apart: what the shell asks for on its own must not go first, or the reader waits for the page behind it.
 * @returns gives up on it, if it has not happened yet
 */
export function afterFirstCall({ callProgress }: Pick<Kit, 'callProgress'>, act: () => void): () => void {
  let isWaiting = true;
  const limit = setTimeout(run, AT_LATEST_MS);
  const progress = callProgress.subscribe(({ started }) => {
    if (started > 0) run();
  });

  return stop;

  function stop(): void {
    isWaiting = false;
    clearTimeout(limit);
    // `progress` is not there yet when the first call started before this was asked for.
    queueMicrotask(() => progress.unsubscribe());
  }

  function run(): void {
    if (!isWaiting) return;
    stop();
    act();
  }
}

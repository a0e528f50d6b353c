import type { Kit } from '@portal/kit';
import type { CurrentVisit } from '../routing/current-visit';

/** Limit for a page that makes no call. */
const PATIENCE_MS = 3000;
/** Limit for a page whose code is late: on a slow phone loading takes seconds. */
const AT_LATEST_MS = 15_000;

/**
 * Runs `act` after the page has started its first signed call, or three seconds after a page without calls was shown,
 * or after fifteen seconds. Calls start half a second apart, so the shell's own calls must not delay the page.
 * @returns cancels, if it has not run yet
 */
export function afterFirstCall(
  { callProgress }: Pick<Kit, 'callProgress'>,
  visit: Pick<CurrentVisit, 'shown'>,
  act: () => void,
): () => void {
  let isWaiting = true;
  let waitedMs = 0;
  let wasShown = false;
  let limit = setTimeout(lookAgain, PATIENCE_MS);
  const progress = callProgress.subscribe(({ started }) => {
    if (started > 0) run();
  });

  return stop;

  function stop(): void {
    isWaiting = false;
    clearTimeout(limit);
    // `progress` is not assigned yet if the first call has already started.
    queueMicrotask(() => progress.unsubscribe());
  }

  function lookAgain(): void {
    waitedMs += PATIENCE_MS;
    if (wasShown || waitedMs >= AT_LATEST_MS) {
      run();
      return;
    }
    wasShown = visit.shown() !== undefined;
    limit = setTimeout(lookAgain, PATIENCE_MS);
  }

  function run(): void {
    if (!isWaiting) return;
    stop();
    act();
  }
}

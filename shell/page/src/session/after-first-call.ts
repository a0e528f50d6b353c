import type { Kit } from '@portal/kit';
import type { CurrentVisit } from '../routing/current-visit';

/** A page that asks for nothing does not keep the server's word on the role away for longer. */
const PATIENCE_MS = 3000;
/** Nor does one whose code does not come. On a slow phone it takes seconds, and its call comes after it. */
const AT_LATEST_MS = 15_000;

/**
 * Runs `act` once the page has started its first signed call, once a page that makes none has been there for three
 * seconds, or after fifteen seconds. Calls start half a second apart: what the shell asks for on its own must not go first, or the
 * reader waits for the page behind it.
 * @returns gives up on it, if it has not happened yet
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
    // `progress` is not there yet when the first call started before this was asked for.
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

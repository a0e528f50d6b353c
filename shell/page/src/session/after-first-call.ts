import type { Kit } from '@portal/kit';
import { filter, merge, take, timer } from 'rxjs';
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
  let isShown = false;
  const shownWithoutCalls = timer(PATIENCE_MS, PATIENCE_MS).pipe(
    filter(() => {
      const wasShown = isShown;
      isShown = visit.shown() !== undefined;
      return wasShown;
    }),
  );
  const called = callProgress.pipe(filter(({ started }) => started > 0));
  const due = merge(called, shownWithoutCalls, timer(AT_LATEST_MS)).pipe(take(1));
  const waiting = due.subscribe(() => act());
  return () => waiting.unsubscribe();
}

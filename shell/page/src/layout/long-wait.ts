import type { QueueProgress } from '@portal/kit';
import { distinctUntilChanged, map, NEVER, type Observable, of, switchMap, timer } from 'rxjs';

/** Fewer calls finish before the message could be read. */
const MANY = 3;
const NOTICED_AFTER_MS = 1000;

/** Emits true once three or more calls have been waiting for a second, and false when none waits any more. */
export function longWait(progress: Observable<QueueProgress>): Observable<boolean> {
  return progress.pipe(
    map(({ waiting }) => Math.min(waiting, MANY)),
    map((waiting) => (waiting > 0 && waiting < MANY ? 'some' : waiting)),
    distinctUntilChanged(),
    switchMap((waiting) => {
      if (waiting === 'some') return NEVER;
      return waiting === 0 ? of(false) : timer(NOTICED_AFTER_MS).pipe(map(() => true));
    }),
    distinctUntilChanged(),
  );
}

import type { QueueProgress } from '@portal/kit';
import { distinctUntilChanged, map, NEVER, type Observable, of, switchMap, timer } from 'rxjs';

/** Fewer are there before one has read how many they are. */
const MANY = 3;
const NOTICED_AFTER_MS = 1000;

/**
 * Whether calls have been waiting long enough to say so: from the moment at which three or more have waited for a
 * second, until none waits any more.
 */
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

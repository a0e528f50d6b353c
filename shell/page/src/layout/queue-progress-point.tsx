import { kit, type QueueProgress as Waiting } from '@portal/kit';
import { useEffect, useState } from 'react';
import { distinctUntilChanged, map, NEVER, type Observable, of, switchMap, timer } from 'rxjs';
import { lazyPart } from './lazy-part';

const QueueProgress = lazyPart(() =>
  import('./queue-progress').then(({ QueueProgress: Progress }) => Progress),
);

/** Fewer calls finish before the message could be read. */
const MANY = 3;
const NOTICED_AFTER_MS = 1000;

/** Emits true once three or more calls have been waiting for a second, and false when none waits any more. */
function longWait(progress: Observable<Waiting>): Observable<boolean> {
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

/** Shows the progress of long waits; the code is loaded at the first one. */
export function QueueProgressPoint() {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const subscription = longWait(kit().callProgress).subscribe(setLong);
    return () => subscription.unsubscribe();
  }, []);

  return <QueueProgress isNeeded={isLong} isLong={isLong} />;
}

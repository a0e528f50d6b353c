import { kit, type QueueProgress as Progress } from '@portal/kit';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useState } from 'react';
import { distinctUntilChanged, map, NEVER, type Observable, of, switchMap, timer } from 'rxjs';
import styles from './queue-progress.module.css';

/** Fewer calls finish before the message could be read. */
const MANY = 3;
const NOTICED_AFTER_MS = 1000;

/** Emits true once three or more calls have been waiting for a second, and false when none waits any more. */
function longWait(progress: Observable<Progress>): Observable<boolean> {
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

/** Progress of a long wait. Screen readers get only its start: the count changes too often to be announced. */
export function QueueProgress() {
  const [progress, setProgress] = useState<Progress>();

  useEffect(() => {
    const { callProgress } = kit();
    const subscription = longWait(callProgress)
      .pipe(switchMap((isLong) => (isLong ? callProgress : of(undefined))))
      .subscribe(setProgress);
    return () => subscription.unsubscribe();
  }, []);

  // A live region must exist before its text, or the text is not announced.
  return (
    <>
      <VisuallyHidden as="p" aria-live="polite">
        {progress && 'Chargement en cours'}
      </VisuallyHidden>
      {progress && <ProgressBar {...progress} />}
    </>
  );
}

function ProgressBar({ started, waiting }: Progress) {
  const total = started + waiting;
  return (
    <div
      className={styles.progress}
      data-screen-only
      role="progressbar"
      aria-label="Chargement"
      aria-valuenow={started}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={`${started} sur ${total}`}
    >
      <div className={styles.line}>
        <svg className={styles.reached} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none">
          <rect width={started} height="1" />
        </svg>
      </div>
      <span className={styles.text}>Chargement…</span>
    </div>
  );
}

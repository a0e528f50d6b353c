import { kit } from '@portal/kit';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useEffect, useState } from 'react';
import styles from './queue-progress.module.css';

const ANNOUNCED_AFTER_MS = 100;

export interface QueueProgressProps {
  isLong: boolean;
}

/** Progress of a long wait. Screen readers get only its start: the count changes too often to be announced. */
export function QueueProgress({ isLong }: QueueProgressProps) {
  const [{ started, waiting }, setProgress] = useState({ started: 0, waiting: 0 });
  const [isThere, setThere] = useState(false);
  const total = started + waiting;
  const reached = `${started} sur ${total}`;

  useEffect(() => {
    const subscription = kit().callProgress.subscribe(setProgress);
    return () => subscription.unsubscribe();
  }, []);

  useEffect(() => {
    // A live region must exist before its text, or the text is not announced.
    const timer = setTimeout(() => setThere(true), ANNOUNCED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <VisuallyHidden>
        <p aria-live="polite">{isThere && isLong && 'Chargement en cours'}</p>
      </VisuallyHidden>
      {isLong && (
        <div
          className={styles.progress}
          data-screen-only
          role="progressbar"
          aria-label="Chargement"
          aria-valuenow={started}
          aria-valuemin={0}
          aria-valuemax={total}
          aria-valuetext={reached}
        >
          <div className={styles.line}>
            <svg className={styles.reached} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none">
              <rect width={started} height="1" />
            </svg>
          </div>
          <span className={styles.text}>Chargement…</span>
        </div>
      )}
    </>
  );
}

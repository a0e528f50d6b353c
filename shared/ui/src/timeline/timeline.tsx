import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  readonly what: ReactNode;
  /** The date as it is read, with what goes with it. */
  readonly date?: ReactNode;
  /** `current`: pending, its window is lit. */
  readonly state?: 'done' | 'current' | 'todo' | undefined;
}

/** What happened, newest first. Only dates that are known. */
export function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map(({ key, what, date, state = 'done' }) => (
        <li key={key} className={styles.item} data-state={state}>
          <div>
            <p className={styles.what}>{what}</p>
            {date && <p className={styles.date}>{date}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}

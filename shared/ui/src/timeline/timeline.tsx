import type { ReactNode } from 'react';
import styles from './timeline.module.css';

export interface TimelineEntry {
  readonly key: string;
  readonly what: ReactNode;
  /** Formatted date, with any addition. */
  readonly date?: ReactNode;
  /** `current`: pending, its window is lit. */
  readonly state?: 'done' | 'current' | 'todo' | undefined;
}

/** Events, newest first. Only with known dates. */
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

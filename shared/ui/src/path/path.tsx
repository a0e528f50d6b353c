import type { ReactNode } from 'react';
import styles from './path.module.css';

export interface PathStep {
  /** Who acts, and when if that is known. */
  readonly who: ReactNode;
  readonly what: string;
  readonly more: ReactNode;
}

export interface PathProps {
  steps: readonly PathStep[];
  /** Index of the present step: those before it are done. */
  present: number;
  /** The present step waits for somebody else than the reader: outlined, since amber is the reader's turn. */
  othersTurn?: boolean | undefined;
}

/** What happens next, in order: one pane of the file's façade per step. */
export function Path({ steps, present, othersTurn = false }: PathProps) {
  return (
    <ol className={styles.path}>
      {steps.map(({ who, what, more }, index) => (
        <li
          key={what}
          className={styles.step}
          aria-current={index === present ? 'step' : undefined}
          data-state={index < present ? 'done' : index === present ? 'current' : 'todo'}
          data-others-turn={othersTurn || undefined}
        >
          <p className={styles.note}>{who}</p>
          <p className={styles.what}>{what}</p>
          <p className={styles.more}>{more}</p>
        </li>
      ))}
    </ol>
  );
}

export interface TimelineEntry {
  readonly key: string;
  readonly what: string;
  /** Formatted date, with any addition. */
  readonly date?: ReactNode;
  /** `current`: pending, its window is lit. */
  readonly state?: 'done' | 'current' | 'todo' | undefined;
}

/** Events, newest first. Only with known dates. */
export const Timeline = ({ entries }: { entries: readonly TimelineEntry[] }) => (
  <ol className={styles.path}>
    {entries.map(({ key, what, date, state = 'done' }) => (
      <li key={key} className={styles.step} data-state={state}>
        <p className={styles.what}>{what}</p>
        {date && <p className={styles.note}>{date}</p>}
      </li>
    ))}
  </ol>
);

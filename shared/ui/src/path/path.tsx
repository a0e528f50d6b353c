import type { ReactNode } from 'react';
import styles from './path.module.css';

export interface PathStep {
  /** Who acts, and when if that is known. */
  readonly who: ReactNode;
  readonly what: string;
  readonly more?: ReactNode;
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
          {more && <p className={styles.more}>{more}</p>}
        </li>
      ))}
    </ol>
  );
}

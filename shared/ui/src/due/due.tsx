import type { ReactNode } from 'react';
import { Hourglass, Icon } from '../icon/icon';
import styles from './due.module.css';

export interface DueProps {
  /** A week or less is left: amber, since the user should act. */
  soon?: boolean | undefined;
  /** Somebody else than the reader should act: what is soon is bold, and not amber. */
  othersTurn?: boolean | undefined;
  children: ReactNode;
}

/** Time left: « Expire dans 3 jours ». */
export function Due({ soon, othersTurn, children }: DueProps) {
  return (
    <span
      className={styles.due}
      data-screen-only
      data-soon={soon || undefined}
      data-others-turn={othersTurn || undefined}
    >
      <Icon glyph={Hourglass} size="sm" />
      {children}
    </span>
  );
}

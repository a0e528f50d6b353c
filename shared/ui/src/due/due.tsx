import type { ReactNode } from 'react';
import { Hourglass, Icon } from '../icon';
import styles from './due.module.css';

export interface DueProps {
  /** A week or less is left: amber, since the user should act. */
  soon?: boolean | undefined;
  children: ReactNode;
}

/** Time left: « Expire dans 3 jours ». */
export function Due({ soon, children }: DueProps) {
  return (
    <span className={styles.due} data-soon={soon || undefined}>
      <Icon glyph={Hourglass} size="sm" />
      {children}
    </span>
  );
}

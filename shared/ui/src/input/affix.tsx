import type { ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './input.module.css';

export interface AffixProps {
  /** Inside the frame, before the text: an icon. */
  start?: ReactNode;
  /** Inside the frame, after the text: a unit, or a 44 px button. */
  end?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** An `Input` with something inside its frame. */
export function Affix({ start, end, className, children }: AffixProps) {
  return (
    <div
      className={classNames(styles.affix, className)}
      data-start={start ? true : undefined}
      data-end={end ? true : undefined}
    >
      {start && <span className={styles.start}>{start}</span>}
      {children}
      {end && <span className={styles.end}>{end}</span>}
    </div>
  );
}

import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names';
import styles from './filter-bar.module.css';

export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  /** « Effacer », at the end of the row. */
  actions?: ReactNode;
}

/** Filters in a row, as many per line as fit: each is a `Field size="sm"`. */
export function FilterBar({ actions, className, children, ...rest }: FilterBarProps) {
  return (
    <div {...rest} className={classNames(styles.bar, className)}>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

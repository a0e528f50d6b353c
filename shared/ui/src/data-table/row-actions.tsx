import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** The icon actions at the end of a row. */
export function RowActions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>;
}

import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** The second line of a cell. */
export function CellSub({ children }: { children: ReactNode }) {
  return <div className={styles.sub}>{children}</div>;
}

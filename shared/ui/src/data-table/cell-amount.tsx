import type { ReactNode } from 'react';
import styles from './data-table.module.css';

/** An amount in a cell, already written in French. */
export function CellAmount({ children }: { children: ReactNode }) {
  return <span className={styles.amount}>{children}</span>;
}

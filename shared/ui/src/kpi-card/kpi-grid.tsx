import { Children, type ReactNode } from 'react';
import styles from './kpi-card.module.css';

/** Key figures side by side, their labels, values and notes on common lines. */
export function KpiGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} data-count={Children.count(children)}>
      {children}
    </ul>
  );
}

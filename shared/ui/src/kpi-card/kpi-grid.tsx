import { Children, type ReactNode } from 'react';
import styles from './kpi-card.module.css';

/** Key figures side by side, with labels, values and notes aligned. */
export function KpiGrid({ children }: { children: ReactNode }) {
  return (
    <ul className={styles.grid} data-count={Children.count(children)}>
      {children}
    </ul>
  );
}

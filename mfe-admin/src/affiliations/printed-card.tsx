import type { ReactNode } from 'react';
import styles from './printed-card.module.css';

/** While mounted, the page prints as this content alone, on a 105 × 148 mm card. */
export function PrintedCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

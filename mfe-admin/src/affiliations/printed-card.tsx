import type { ReactNode } from 'react';
import styles from './printed-card.module.css';

/** While it is on the page, the page prints as this alone, on a card of 105 by 148 mm. */
export function PrintedCard({ children }: { readonly children: ReactNode }) {
  return <div className={styles.sheet}>{children}</div>;
}

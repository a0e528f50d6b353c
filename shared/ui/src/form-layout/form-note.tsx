import type { ReactNode } from 'react';
import styles from './form-layout.module.css';

/** What must be known before filling in: « Les champs sont obligatoires, sauf mention contraire. » */
export function FormNote({ children }: { children: ReactNode }) {
  return <p className={styles.note}>{children}</p>;
}

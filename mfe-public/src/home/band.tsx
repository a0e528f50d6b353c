import type { ReactNode } from 'react';
import styles from './home.module.css';

interface BandProps {
  labelledBy: string;
  tone?: 'stone';
  children: ReactNode;
}

export function Band({ labelledBy, tone, children }: BandProps) {
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

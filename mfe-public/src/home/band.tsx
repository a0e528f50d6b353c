import type { ReactNode } from 'react';
import styles from './band.module.css';

export interface BandProps {
  /** Id of the heading that names the band. */
  labelledBy: string;
  tone?: 'stone';
  children: ReactNode;
}

/** A horizontal band of the home page; every other one is warm. */
export function Band({ labelledBy, tone, children }: BandProps) {
  return (
    <section className={styles.band} data-tone={tone} aria-labelledby={labelledBy}>
      <div className={styles.inner}>{children}</div>
    </section>
  );
}

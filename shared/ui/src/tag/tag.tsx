import type { ReactNode } from 'react';
import styles from './tag.module.css';

/** A word that classes without judging: a role, « Principale ». */
export function Tag({ children }: { children: ReactNode }) {
  return <span className={styles.tag}>{children}</span>;
}

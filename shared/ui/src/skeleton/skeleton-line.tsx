import type { ReactNode } from 'react';
import styles from './skeleton.module.css';

/** Skeletons side by side. */
export function SkeletonLine({ children }: { children: ReactNode }) {
  return <div className={styles.line}>{children}</div>;
}

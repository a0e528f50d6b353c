import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** Where toasts stand. It is always in the page, so that what comes into it is announced. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.region} role="status">
      {children}
    </div>
  );
}

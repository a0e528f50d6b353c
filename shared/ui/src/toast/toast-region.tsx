import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** Container of toasts. Always mounted, as a live region must be. */
export function ToastRegion({ children }: { children?: ReactNode }) {
  return (
    <div className={styles.region} role="status">
      {children}
    </div>
  );
}

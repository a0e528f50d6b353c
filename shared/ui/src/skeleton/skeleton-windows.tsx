import { Skeleton } from './skeleton';
import styles from './skeleton.module.css';

const WINDOWS = Array.from({ length: 12 }, (_, index) => index);

export function SkeletonWindows() {
  return (
    <div className={styles.windows}>
      {WINDOWS.map((window) => (
        <Skeleton key={window} width="1.125rem" height="1.75rem" shape="arch" />
      ))}
    </div>
  );
}

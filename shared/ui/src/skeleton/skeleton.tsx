import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length: `'9rem'`, `'70%'`. */
  width?: string | undefined;
  height?: string | undefined;
  /** `arch` for a niche or a progress window. */
  shape?: 'arch' | undefined;
}

/** A placeholder. Silent for screen readers: its group announces the loading. */
export function Skeleton({ width = '100%', height = '1rem', shape }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-shape={shape} style={{ inlineSize: width, blockSize: height }} />
  );
}

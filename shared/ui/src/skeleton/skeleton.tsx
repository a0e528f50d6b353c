import styles from './skeleton.module.css';

export interface SkeletonProps {
  /** Any CSS length: `'9rem'`, `'70%'`. */
  width?: string | undefined;
  height?: string | undefined;
  /** An arch, for a niche or a window of the progress. */
  shape?: 'arch' | undefined;
}

/** The place of something that comes. It says nothing: its group does. */
export function Skeleton({ width = '100%', height = '1rem', shape }: SkeletonProps) {
  return (
    <span className={styles.skeleton} data-shape={shape} style={{ inlineSize: width, blockSize: height }} />
  );
}

import styles from './page-skeleton.module.css';

export interface PageSkeletonProps {
  /** An applicant's first screen is narrower, and has no row of figures. */
  readonly kind: 'applicant' | 'staff';
}

const FIGURES = ['a', 'b', 'c', 'd'];
const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** Skeleton of a first screen, hidden from screen readers: the caller provides the text. */
export function PageSkeleton({ kind }: PageSkeletonProps) {
  return (
    <div className={styles.skeleton} data-kind={kind} aria-hidden="true">
      <span className={styles.title} />
      {kind === 'staff' && (
        <div className={styles.figures}>
          {FIGURES.map((figure) => (
            <span key={figure} className={styles.figure} />
          ))}
        </div>
      )}
      {ROWS.map((row) => (
        <span key={row} className={styles.row} />
      ))}
    </div>
  );
}

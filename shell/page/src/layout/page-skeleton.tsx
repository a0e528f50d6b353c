import styles from './page-skeleton.module.css';

export interface PageSkeletonProps {
  /** Whose first screen comes: an applicant's is narrower, and has no row of figures. */
  readonly kind: 'applicant' | 'staff';
}

const FIGURES = ['a', 'b', 'c', 'd'];
const ROWS = ['a', 'b', 'c', 'd', 'e'];

/** The shape of a first screen. It says nothing: whoever shows it does. */
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

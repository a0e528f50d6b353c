import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import styles from './list-frame.module.css';

interface RowsSkeletonProps {
  readonly label: string;
  /** Rows of a table, else compact rows. */
  readonly isTable: boolean;
}

/** Rows to come, inside the card of a list. */
export function RowsSkeleton({ label, isTable }: RowsSkeletonProps) {
  return (
    <div className={styles.inset}>
      <SkeletonGroup label={label}>
        <SkeletonRows count={12} height={isTable ? '2.5rem' : '3rem'} />
      </SkeletonGroup>
    </div>
  );
}

import { CardsSkeleton } from '@portal/features/listing';
import { Skeleton, SkeletonRows } from '@portal/ui/skeleton';
import styles from './project-list.module.css';

const LABEL = 'Chargement des projets';

export function ProjectListSkeleton({ layout }: { readonly layout: 'table' | 'cards' }) {
  if (layout === 'table')
    return (
      <CardsSkeleton label={LABEL} count={1} className={undefined}>
        <SkeletonRows count={8} height="3.5rem" />
      </CardsSkeleton>
    );
  return (
    <CardsSkeleton label={LABEL} count={6} className={styles.cards}>
      <Skeleton width="11rem" height="1.75rem" />
      <Skeleton width="70%" />
      <Skeleton width="9rem" height="1.75rem" />
      <SkeletonRows count={4} height="1.25rem" />
      <Skeleton height="2.75rem" />
    </CardsSkeleton>
  );
}

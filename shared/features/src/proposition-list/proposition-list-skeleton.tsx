import { CardsSkeleton } from '@portal/features/listing';
import { Skeleton, SkeletonRows } from '@portal/ui/skeleton';
import styles from './proposition-list.module.css';

export const PropositionListSkeleton = () => (
  <CardsSkeleton label="Chargement des propositions" count={6} className={styles.cards}>
    <Skeleton width="11rem" height="1.75rem" />
    <Skeleton width="70%" />
    <SkeletonRows count={4} height="1.25rem" />
    <Skeleton height="2.75rem" />
  </CardsSkeleton>
);

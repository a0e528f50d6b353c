import { Card, CardBody } from '@portal/ui/card';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import styles from './proposition-list.module.css';

const CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of the cards that come. */
export function PropositionListSkeleton() {
  return (
    <SkeletonGroup label="Chargement des propositions">
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Card key={card} as="div">
            <CardBody className={styles.skeleton}>
              <Skeleton width="11rem" height="1.75rem" />
              <Skeleton width="70%" />
              <SkeletonRows count={4} height="1.25rem" />
              <Skeleton height="2.75rem" />
            </CardBody>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

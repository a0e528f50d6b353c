import { Card, CardBody } from '@portal/ui/card';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import styles from './project-list.module.css';

interface ProjectListSkeletonProps {
  readonly layout: 'table' | 'cards';
}

const CARDS = [1, 2, 3, 4, 5, 6];

/** The shape of the list that comes. */
export function ProjectListSkeleton({ layout }: ProjectListSkeletonProps) {
  return (
    <SkeletonGroup label="Chargement des projets">
      {layout === 'table' ? (
        <Card>
          <CardBody className={styles.skeletonRows}>
            <SkeletonRows count={8} height="3.5rem" />
          </CardBody>
        </Card>
      ) : (
        <div className={styles.cards}>
          {CARDS.map((card) => (
            <Card key={card} as="div">
              <CardBody className={styles.skeletonRows}>
                <Skeleton width="11rem" height="1.75rem" />
                <Skeleton width="70%" />
                <Skeleton width="9rem" height="1.75rem" />
                <SkeletonRows count={4} height="1.25rem" />
                <Skeleton height="2.75rem" />
              </CardBody>
            </Card>
          ))}
        </div>
      )}
    </SkeletonGroup>
  );
}

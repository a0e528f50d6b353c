import { Card, CardBody } from '@portal/ui/card';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import styles from './address-book.module.css';

const CARDS = [1, 2, 3];

/** The shape of the cards that come. */
export function AddressBookSkeleton() {
  return (
    <SkeletonGroup label="Chargement des adresses">
      <div className={styles.cards}>
        {CARDS.map((card) => (
          <Card key={card} as="div">
            <CardBody className={styles.skeleton}>
              <Skeleton width="9rem" height="1.75rem" />
              <SkeletonRows count={3} height="1.25rem" />
            </CardBody>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

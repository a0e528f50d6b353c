import { Card, CardBody } from '@portal/ui/card';
import { SkeletonGroup } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './card-grid.module.css';

interface CardGridProps {
  /** For cards that hold more than a narrow column takes. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** Cards of a list in as many columns as have room; few of them share the whole line. */
export const CardGrid = ({ isWide, children }: CardGridProps) => (
  <ul className={styles.grid} data-wide={isWide || undefined}>
    {children}
  </ul>
);

interface CardsSkeletonProps extends CardGridProps {
  readonly label: string;
  readonly count: number;
}

export function CardsSkeleton({ label, count, isWide, children }: CardsSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={styles.grid} data-wide={isWide || undefined}>
        {Array.from({ length: count }, (_, card) => (
          <Card key={card} as="div">
            <CardBody data-gap="3">{children}</CardBody>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

import { Card, CardBody } from '@portal/ui/card';
import { SkeletonGroup } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';

interface CardsSkeletonProps {
  readonly label: string;
  readonly count: number;
  readonly className: string | undefined;
  readonly children: ReactNode;
}

export function CardsSkeleton({ label, count, className, children }: CardsSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <div className={className}>
        {Array.from({ length: count }, (_, card) => (
          <Card key={card} as="div">
            <CardBody data-gap="3">{children}</CardBody>
          </Card>
        ))}
      </div>
    </SkeletonGroup>
  );
}

import { Card, CardBody } from '@portal/ui/card';
import { Grid, Stack } from '@portal/ui/layout';
import { Skeleton, SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import type { ReactNode } from 'react';
import styles from './list-card.module.css';

/** Cards of a list in as many columns as have room; few of them share the whole line. */
export const CardGrid = ({ children }: { readonly children: ReactNode }) => (
  <Grid as="ul" column={21} fill className={styles.grid}>
    {children}
  </Grid>
);

interface ListCardProps {
  readonly status: ReactNode;
  readonly head: ReactNode;
  readonly facts: ReactNode;
  /** One button, or two. */
  readonly actions: ReactNode;
}

/** A project or a proposal in a `CardGrid`: its parts are level with those of its neighbours. */
export const ListCard = ({ status, head, facts, actions }: ListCardProps) => (
  <Card as="li" className={styles.card}>
    <CardBody className={styles.body}>
      {status}
      <Stack gap={2}>{head}</Stack>
      <Stack gap={2} className={styles.facts}>
        {facts}
      </Stack>
      <div className={styles.actions}>{actions}</div>
    </CardBody>
  </Card>
);

interface CardsSkeletonProps {
  readonly label: string;
  readonly count?: number;
  /** What a card holds; by default what a `ListCard` does. */
  readonly children?: ReactNode;
}

export function CardsSkeleton({ label, count = 6, children = LIST_CARD }: CardsSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      <Grid column={21} fill className={styles.grid}>
        {Array.from({ length: count }, (_, card) => (
          <Card key={card} as="div">
            <CardBody data-gap="3">{children}</CardBody>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  );
}

const LIST_CARD = (
  <>
    <Skeleton width="11rem" height="1.75rem" />
    <Skeleton width="70%" />
    <Skeleton width="9rem" height="1.75rem" />
    <SkeletonRows count={4} height="1.25rem" />
    <Skeleton height="2.75rem" />
  </>
);

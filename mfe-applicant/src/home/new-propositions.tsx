import { canStillAnswer, type Proposition, validityOf } from '@portal/domain/proposition';
import { type LiveResource, Loaded } from '@portal/features/resource';
import { EmptyProposition } from '@portal/ui/artwork';
import { Caps } from '@portal/ui/caps';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Block } from '@portal/ui/page';
import { Skeleton, SkeletonCard, SkeletonLine } from '@portal/ui/skeleton';
import { NewPropositionCard } from './new-proposition-card';
import styles from './new-propositions.module.css';

/** The block LES NOUVELLES PROPOSITIONS: proposals of status draft (section 4). */
export function NewPropositions({ news }: { readonly news: LiveResource<readonly Proposition[]> }) {
  return (
    <Block aria-labelledby="les-nouvelles-propositions">
      <Caps rule id="les-nouvelles-propositions">
        LES NOUVELLES PROPOSITIONS
      </Caps>
      <Loaded resource={news} skeleton={<NewsSkeleton />}>
        {(propositions) =>
          propositions.length === 0 ? <NoProposition /> : <Cards propositions={propositions} />
        }
      </Loaded>
    </Block>
  );
}

function Cards({ propositions }: { readonly propositions: readonly Proposition[] }) {
  const now = new Date();
  const mostUrgentFirst = propositions.toSorted((a, b) => urgency(a, now).localeCompare(urgency(b, now)));
  return (
    <ul className={styles.grid}>
      {mostUrgentFirst.map((proposition, index) => (
        <NewPropositionCard
          key={proposition.id}
          proposition={proposition}
          isMostUrgent={index === 0 && !isOver(proposition, now)}
        />
      ))}
    </ul>
  );
}

/** No longer answerable: expired, or another proposal of its project was accepted. */
const isOver = (proposition: Proposition, now: Date): boolean =>
  !canStillAnswer(proposition) || validityOf(proposition, now).kind === 'expired';

/** Sort key: deadline first, proposals that can no longer be answered last. */
const urgency = (proposition: Proposition, now: Date): string =>
  `${isOver(proposition, now) ? 'then' : 'first'} ${proposition.validUntil ?? '9999'}`;

function NoProposition() {
  return (
    <Card as="div">
      <EmptyState art={<EmptyProposition />} caps="VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT">
        Elles apparaîtront ici dès que votre conseiller en aura reçu.
      </EmptyState>
    </Card>
  );
}

function NewsSkeleton() {
  return (
    <SkeletonCard label="Chargement des nouvelles propositions">
      <Skeleton width="14rem" height="1.5rem" />
      <SkeletonLine>
        <Skeleton width="8rem" height="2.5rem" />
        <Skeleton width="8rem" height="2.5rem" />
      </SkeletonLine>
      <Skeleton height="2.75rem" />
    </SkeletonCard>
  );
}

import { formatLongDate } from '@portal/domain/format';
import {
  mostUrgentFirst,
  type Proposition,
  propositionStatusLabel,
  propositionTitle,
} from '@portal/domain/proposition';
import { OfferSummary, PropositionDue } from '@portal/features/records';
import { type LiveResource, Loaded, serverTime } from '@portal/features/resource';
import { paths } from '@portal/features/routes';
import { PropositionStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Caps } from '@portal/ui/caps';
import { Card, CardBody } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';
import { Facts } from '@portal/ui/facts';
import { Block } from '@portal/ui/page';
import { Skeleton, SkeletonGroup } from '@portal/ui/skeleton';
import { Title } from '@portal/ui/title';
import { useId } from 'react';
import { Grid, Stack } from '@portal/ui/layout';
import styles from './home.module.css';

interface NewPropositionsProps {
  readonly news: LiveResource<unknown>;
  /** Those of them that wait for an answer, which the greeting counts too. */
  readonly waiting: readonly Proposition[];
}

/** The block LES NOUVELLES PROPOSITIONS: proposals of status draft (section 4) that wait for an answer. */
export function NewPropositions({ news, waiting }: NewPropositionsProps) {
  return (
    <Block aria-labelledby="les-nouvelles-propositions">
      <Caps rule id="les-nouvelles-propositions">
        LES NOUVELLES PROPOSITIONS
      </Caps>
      <Loaded
        resource={news}
        failedTitle="Les nouvelles propositions n’ont pas pu être chargées"
        skeleton={
          <SkeletonGroup label="Chargement des nouvelles propositions">
            <Grid className={styles.grid} column={16} gap={5}>
              <ComingProposition />
              <ComingProposition />
            </Grid>
          </SkeletonGroup>
        }
      >
        {() => (waiting.length === 0 ? <NoProposition /> : <Cards propositions={waiting} />)}
      </Loaded>
    </Block>
  );
}

function ComingProposition() {
  return (
    <Card as="div">
      <CardBody data-gap="4">
        <Skeleton width="70%" height="1.5rem" />
        <Skeleton width="9rem" height="1.75rem" />
        <Skeleton width="12rem" height="3.5rem" />
        <Skeleton height="2.875rem" />
        <Skeleton width="9rem" height="1.25rem" />
        <Skeleton height="2.75rem" />
      </CardBody>
    </Card>
  );
}

function Cards({ propositions }: { readonly propositions: readonly Proposition[] }) {
  const now = serverTime();
  return (
    <Grid as="ul" className={styles.grid} column={16} gap={5}>
      {mostUrgentFirst(propositions, (proposition) => proposition, now).map((proposition) => (
        <NewPropositionCard key={proposition.id} proposition={proposition} />
      ))}
    </Grid>
  );
}

function NoProposition() {
  return (
    <Card as="div">
      <EmptyState caps="VOUS N'AVEZ AUCUNE PROPOSITION POUR LE MOMENT" />
    </Card>
  );
}

/** A new proposal: number, status, both dates and a link (section 2). */
function NewPropositionCard({ proposition }: { readonly proposition: Proposition }) {
  const id = useId();
  return (
    <Card as="li" aria-labelledby={id}>
      <CardBody data-gap="4">
        <Stack gap={3} align="start">
          <Title as="h3" size="xs" id={id}>
            {proposition.number === '' ? (
              propositionTitle(proposition)
            ) : (
              <>
                Proposition <span className={styles.number}>{proposition.number}</span>
              </>
            )}
          </Title>
          <PropositionStatusChip
            proposition={proposition}
            label={propositionStatusLabel(proposition.status, proposition.statusName)}
            wrap
          />
        </Stack>
        <OfferSummary proposition={proposition} />
        <Facts
          inline
          items={[
            { term: 'Créée le', value: formatLongDate(proposition.createdAt) },
            {
              term: 'Valable jusqu’au',
              value: formatLongDate(proposition.validUntil),
              absent: 'Sans limite',
            },
          ]}
        />
        <PropositionDue proposition={proposition} />
        <ButtonLink as={Link} to={paths.proposition(proposition.id)} variant="secondary" caps wide>
          ACCEDEZ A LA PROPOSITION
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

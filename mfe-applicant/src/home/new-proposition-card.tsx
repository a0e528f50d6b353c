import { formatLongDate } from '@portal/domain/format';
import {
  acceptedInsteadLine,
  type Proposition,
  propositionStatusLabel,
  propositionTitle,
} from '@portal/domain/proposition';
import { PropositionDue } from '@portal/features/records';
import { paths } from '@portal/features/routes';
import { PropositionStatusChip } from '@portal/features/status';
import { Link } from '@portal/kit';
import { ButtonLink } from '@portal/ui/button';
import { Card, CardBody } from '@portal/ui/card';
import { FactsInline } from '@portal/ui/facts';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { useId } from 'react';
import styles from './new-proposition-card.module.css';

interface NewPropositionCardProps {
  readonly proposition: Proposition;
  /** Only the most urgent card gets the primary button. */
  readonly isMostUrgent: boolean;
}

/** A new proposal: number, status, both dates and a link (section 2). */
export function NewPropositionCard({ proposition, isMostUrgent }: NewPropositionCardProps) {
  const id = useId();
  return (
    <Card as="li" aria-labelledby={id}>
      <CardBody data-gap="4">
        <div className={styles.top}>
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
            now={new Date()}
          />
        </div>
        <FactsInline
          items={[
            { term: 'Créée le', value: formatLongDate(proposition.createdAt) },
            { term: 'Valable jusqu’au', value: formatLongDate(proposition.validUntil) },
          ]}
        />
        <PropositionDue proposition={proposition} />
        {acceptedInsteadLine(proposition) !== '' && (
          <Text size="sm" tone="muted">
            {acceptedInsteadLine(proposition)}
          </Text>
        )}
        <ButtonLink
          as={Link}
          to={paths.proposition(proposition.id)}
          variant={isMostUrgent ? 'primary' : 'secondary'}
          caps
          wide
        >
          ACCEDEZ A LA PROPOSITION
        </ButtonLink>
      </CardBody>
    </Card>
  );
}

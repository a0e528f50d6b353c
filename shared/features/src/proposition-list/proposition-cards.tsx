import { type Proposition, propositionStatusLabel } from '@portal/domain/proposition';
import { PropositionCard } from './proposition-card';
import styles from './proposition-list.module.css';

interface PropositionCardsProps {
  readonly propositions: readonly Proposition[];
}

/** The proposals on one project, for its file, which names the project and its people already. */
export function PropositionCards({ propositions }: PropositionCardsProps) {
  return (
    <ul className={styles.cards}>
      {propositions.map((proposition) => (
        <PropositionCard
          key={proposition.id}
          overview={{
            proposition,
            statusLabel: propositionStatusLabel(proposition.status, proposition.statusName),
          }}
          isComplete
        />
      ))}
    </ul>
  );
}

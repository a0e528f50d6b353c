import { formatDate } from '@portal/domain/format';
import { type Proposition, propositionTitle } from '@portal/domain/proposition';
import { Checkbox } from '@portal/ui/input';
import styles from './proposition-choice.module.css';
import { type Choice, MOST_COLUMNS } from './use-chosen';

interface PropositionChoiceProps {
  readonly all: readonly Proposition[];
  readonly choice: Choice;
}

/** Selects which proposals to compare, when there are more than two. The last one cannot be removed. */
export function PropositionChoice({ all, choice: { chosen, isFull, toggle } }: PropositionChoiceProps) {
  const isChosen = (id: number) => chosen.some((proposition) => proposition.id === id);
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        Propositions comparées{all.length > MOST_COLUMNS && `, ${String(MOST_COLUMNS)} au plus`}
      </legend>
      <div className={styles.options}>
        {all.map((proposition) => (
          <Checkbox
            key={proposition.id}
            label={`${propositionTitle(proposition)}, reçue le ${formatDate(proposition.createdAt)}`}
            checked={isChosen(proposition.id)}
            disabled={isChosen(proposition.id) ? chosen.length === 1 : isFull}
            onChange={() => toggle(proposition.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}

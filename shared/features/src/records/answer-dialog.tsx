import { type Proposition, propositionNumber } from '@portal/domain/proposition';
import { useNavigate } from '@portal/kit';
import { CircleX, FileCheck } from '@portal/ui/icon';
import { Text } from '@portal/ui/text';
import { useState } from 'react';
import { isOutdated, OrderDialog } from '../editing';
import { useApi } from '../resource';
import { type Answer, answeredState, paths } from '../routes';

interface AnswerDialogProps {
  readonly answer: Answer;
  readonly proposition: Proposition;
  readonly isFileOver?: boolean;
  readonly onCancel: () => void;
  readonly onStale: () => void;
}

const WORDS = {
  accept: {
    title: 'Accepter cette proposition\u202F?',
    confirm: 'Accepter la proposition',
    verb: 'acceptez',
    nuance:
      'Votre réponse ne vaut pas acceptation d’une offre de prêt\u00A0: si le prêteur confirme, il vous adressera son offre et les délais légaux s’appliqueront.',
  },
  decline: {
    title: 'Refuser cette proposition\u202F?',
    confirm: 'Refuser la proposition',
    verb: 'refusez',
    nuance: 'Votre réponse est transmise à votre agence.',
  },
} as const;

/** On such a file the lender is asked for nothing. */
const NOTHING_FOLLOWS =
  'Votre réponse ne vaut pas acceptation d’une offre de prêt\u00A0: elle est transmise à votre agence.';

/** Warns that the answer is final, then sends it and leads to the list of proposals, which tells it (section 4). */
export function AnswerDialog({
  answer,
  proposition,
  isFileOver = false,
  onCancel,
  onStale,
}: AnswerDialogProps) {
  const { propositions } = useApi();
  const navigate = useNavigate();
  const { title, confirm, verb, nuance } = WORDS[answer];
  const [isDecided, setDecided] = useState(false);

  function failed(error: unknown) {
    if (!isOutdated(error)) return;
    setDecided(true);
    onStale();
  }

  return (
    <OrderDialog
      title={title}
      glyph={answer === 'accept' ? FileCheck : CircleX}
      confirm={isDecided ? undefined : confirm}
      danger={answer === 'decline'}
      busy="Envoi en cours"
      send={() => propositions[answer](proposition.id)}
      onDone={() => {
        const { id, number } = proposition;
        void navigate(paths.propositions, { state: answeredState({ answer, id, number, isFileOver }) });
      }}
      onFailed={failed}
      onCancel={onCancel}
    >
      <p>
        Vous {verb} la proposition{' '}
        <Text as="span" nowrap>
          n°{'\u00A0'}
          {propositionNumber(proposition)}
        </Text>
        . <strong>Cette action ne peut pas être annulée depuis votre espace.</strong>
      </p>
      {answer === 'accept' && proposition.projectId !== null && !isFileOver && (
        <p>Les autres propositions de ce projet ne pourront plus être acceptées.</p>
      )}
      <Text tone="muted">{answer === 'accept' && isFileOver ? NOTHING_FOLLOWS : nuance}</Text>
    </OrderDialog>
  );
}

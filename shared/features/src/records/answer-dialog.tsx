import { announcedOffer, ofLender, type Proposition } from '@portal/domain/proposition';
import { useNavigate } from '@portal/kit';
import { CircleX, FileCheck } from '@portal/ui/icon';
import { useState } from 'react';
import { isOutdated, OrderDialog } from '../editing';
import { useApi } from '../resource';
import { type Answer, answeredState, paths } from '../routes';
import { offerLine } from './proposition-parts';

interface AnswerDialogProps {
  readonly answer: Answer;
  readonly proposition: Proposition;
  readonly isFileOver?: boolean;
  readonly onCancel: () => void;
  readonly onStale: () => void;
}

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
  const [isDecided, setDecided] = useState(false);
  const isAcceptance = answer === 'accept';
  const verb = isAcceptance ? 'Accepter' : 'Refuser';
  const { lender } = announcedOffer(proposition.description);

  function failed(error: unknown) {
    if (!isOutdated(error)) return;
    setDecided(true);
    onStale();
  }

  return (
    <OrderDialog
      title={`${verb} cette proposition\u202F?`}
      glyph={isAcceptance ? FileCheck : CircleX}
      confirm={
        isDecided ? undefined : `${verb} la proposition${lender === undefined ? '' : ` ${ofLender(lender)}`}`
      }
      danger={!isAcceptance}
      busy="Envoi en cours"
      send={() => propositions[answer](proposition.id)}
      onDone={() => {
        const { id, number } = proposition;
        void navigate(paths.propositions, { state: answeredState({ answer, id, number, isFileOver }) });
      }}
      onFailed={failed}
      onCancel={onCancel}
    >
      <p>{offerLine(proposition)}</p>
      {isAcceptance && proposition.projectId !== null && !isFileOver && (
        <p>Les autres propositions de ce projet ne pourront plus être acceptées.</p>
      )}
      <strong>Cette action ne peut pas être annulée depuis votre espace.</strong>
    </OrderDialog>
  );
}

import { type Proposition, propositionTitle } from '@portal/domain/proposition';
import { refusalSentence } from '../editing';
import { useApi } from '../resource';
import { isApiError } from '@portal/kit';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { CircleX, FileCheck } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { useState } from 'react';

export type Answer = 'accept' | 'decline';

interface AnswerDialogProps {
  readonly answer: Answer;
  readonly proposition: Proposition;
  readonly onAnswered: () => void;
  readonly onCancel: () => void;
  /** It was answered or changed elsewhere: what is on the screen is no longer so. */
  readonly onStale: () => void;
}

const WORDS = {
  accept: {
    title: 'Accepter cette proposition\u202F?',
    confirm: 'Accepter la proposition',
    verb: 'acceptez',
    nuance:
      'Elle ne vaut pas acceptation d’une offre de prêt\u00A0: si le prêteur confirme, il vous adressera son offre et les délais légaux s’appliqueront.',
  },
  decline: {
    title: 'Refuser cette proposition\u202F?',
    confirm: 'Refuser la proposition',
    verb: 'refusez',
    nuance: 'Votre réponse est transmise à votre agence.',
  },
} as const;

const STALE = [409, 412];

/** Warns that the answer cannot be undone from the user's space, then sends it (section 4). A failure stays in sight. */
export function AnswerDialog({ answer, proposition, onAnswered, onCancel, onStale }: AnswerDialogProps) {
  const { propositions } = useApi();
  const [isSending, setIsSending] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const { title, confirm, verb, nuance } = WORDS[answer];

  function send() {
    setIsSending(true);
    setFailure(undefined);
    const order =
      answer === 'accept' ? propositions.accept(proposition.id) : propositions.decline(proposition.id);
    // Not cancelled by leaving: what was confirmed shall be sent.
    order.subscribe({
      next: onAnswered,
      error: (error: unknown) => {
        setIsSending(false);
        setFailure(error);
        if (isApiError(error) && STALE.includes(error.status)) onStale();
      },
    });
  }

  return (
    <AlertDialog
      open
      title={title}
      glyph={answer === 'accept' ? FileCheck : CircleX}
      confirm={confirm}
      danger={answer === 'decline'}
      busy={isSending && 'Envoi en cours'}
      onConfirm={send}
      onCancel={onCancel}
    >
      <p>
        Vous {verb} la proposition{' '}
        <Text as="span" nowrap>
          n° {propositionTitle(proposition)}
        </Text>
        . <strong>Cette action ne peut pas être annulée depuis votre espace.</strong>
      </p>
      {answer === 'accept' && proposition.projectId !== null && (
        <p>Les autres propositions de ce projet ne pourront plus être acceptées.</p>
      )}
      <Text tone="muted">{nuance}</Text>
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {refusalSentence(failure)}
        </Notice>
      )}
    </AlertDialog>
  );
}

import { Notice } from '@portal/ui/notice';
import { useEffect, useEffectEvent } from 'react';
import { refusalSentence } from '../editing';
import { isStale } from './act-dialog';

interface RefusedActProps {
  /** Undefined: nothing was refused. */
  readonly failure: unknown;
  /** Called once for each refusal because of a change by somebody else: shows the file as it is now. */
  readonly onStale: () => void;
  /** Something was typed that stays. */
  readonly isTyped?: boolean;
}

/** Why an act was not done, beside its button. */
export function RefusedAct({ failure, onStale, isTyped = false }: RefusedActProps) {
  const isOld = isStale(failure);
  const reload = useEffectEvent(onStale);
  useEffect(() => {
    if (isOld) reload();
  }, [isOld, failure]);
  if (failure === undefined) return null;
  return (
    <Notice tone="danger" role="alert">
      {isOld
        ? 'Ce dossier a changé entre-temps\u00A0: le voici à jour, rien n’a été envoyé. Vérifiez, puis recommencez.'
        : refusalSentence(failure, isTyped)}
    </Notice>
  );
}

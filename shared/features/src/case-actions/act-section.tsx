import { Fold } from '@portal/ui/fold';
import { Notice } from '@portal/ui/notice';
import type { ReactNode, SyntheticEvent } from 'react';
import { isOutdated, refusalSentence } from '../editing';
import styles from './case-actions.module.css';

export interface ActEvents {
  /** @param news what was done, in a sentence */
  readonly onDone: (news: string) => void;
  /** The file was changed by somebody else: shows it as it is now. */
  readonly onStale: () => void;
}

interface ActSectionProps {
  readonly title: string;
  readonly onSubmit?: (event: SyntheticEvent) => void;
  readonly children: ReactNode;
}

/** One act, folded away until it is wanted. */
export const ActSection = ({ title, onSubmit, children }: ActSectionProps) => (
  <Fold title={title} isOpen={false}>
    {onSubmit ? (
      <form className={styles.act} aria-label={title} noValidate onSubmit={onSubmit}>
        {children}
      </form>
    ) : (
      <div className={styles.act} role="group" aria-label={title}>
        {children}
      </div>
    )}
  </Fold>
);

interface RefusedActProps {
  readonly failure: unknown;
  readonly isTyped?: boolean;
}

/** Why an act was not done, beside its button. */
export function RefusedAct({ failure, isTyped = false }: RefusedActProps) {
  if (failure === undefined) return null;
  return (
    <Notice tone="danger" role="alert">
      {isOutdated(failure)
        ? 'Ce dossier a changé entre-temps\u00A0: le voici à jour, rien n’a été envoyé. Vérifiez, puis recommencez.'
        : refusalSentence(failure, isTyped)}
    </Notice>
  );
}

import { Notice } from '@portal/ui/notice';
import { type ReactNode, type SyntheticEvent, useId } from 'react';
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

export function ActSection({ title, onSubmit, children }: ActSectionProps) {
  const id = useId();
  const inside = (
    <>
      <h3 id={id}>{title}</h3>
      {children}
    </>
  );
  return onSubmit ? (
    <form className={styles.act} aria-labelledby={id} noValidate onSubmit={onSubmit}>
      {inside}
    </form>
  ) : (
    <div className={styles.act} role="group" aria-labelledby={id}>
      {inside}
    </div>
  );
}

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

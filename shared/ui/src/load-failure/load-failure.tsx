import type { ReactNode } from 'react';
import { Failure } from '../artwork';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { RotateCw } from '../icon';

export interface LoadFailureProps {
  onRetry: () => void;
  /** While it tries again. */
  retrying?: boolean | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A quiet way out: « Nous contacter ». */
  otherAction?: ReactNode;
}

/** What could not be loaded: what failed, what is kept, and a way to try again. It stands in a `Card`. */
export function LoadFailure({ onRetry, retrying, title, children, otherAction }: LoadFailureProps) {
  return (
    <EmptyState
      role="alert"
      art={<Failure />}
      title={title ?? 'Ces informations n’ont pas pu être chargées'}
      actions={
        <>
          <Button
            variant="primary"
            icon={RotateCw}
            onClick={onRetry}
            busy={retrying && 'Nouvel essai en cours'}
          >
            Réessayer
          </Button>
          {otherAction}
        </>
      }
    >
      {children ?? 'Le reste du portail fonctionne et rien de ce que vous avez saisi n’est perdu.'}
    </EmptyState>
  );
}

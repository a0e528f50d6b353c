import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Failure, Offline } from '../artwork/artwork';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { RotateCw } from '../icon/icon';

export interface LoadFailureProps {
  onRetry: () => void;
  retrying?: boolean | undefined;
  title?: string | undefined;
  children?: ReactNode;
  /** A secondary action: « Nous contacter ». */
  otherAction?: ReactNode;
}

/** Loading failed: what failed, what was kept, and a retry button. Place it in a `Card`. */
export const LoadFailure = (props: LoadFailureProps) => <FailureState art={<Failure />} {...props} />;

/** The same with a drawing of the caller's, which may come later: the shell loads its own only when something failed. */
export function FailureState({
  art,
  onRetry,
  retrying,
  title,
  children,
  otherAction,
}: LoadFailureProps & { art: ReactNode }) {
  return (
    <EmptyState
      role="alert"
      // Keeps the place of one that is not there yet.
      art={art ?? true}
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
      {children ?? 'Le reste du portail n’est pas forcément touché\u00A0: réessayez dans un instant.'}
    </EmptyState>
  );
}

/** Loading failed without a connection: retries when it returns, or on demand. */
export function OfflineFailure({ onRetry, title }: Pick<LoadFailureProps, 'onRetry' | 'title'>) {
  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const tryAgain = () => retry();
    window.addEventListener('online', tryAgain);
    return () => window.removeEventListener('online', tryAgain);
  }, []);
  return (
    <EmptyState
      role="alert"
      art={<Offline />}
      title={title ?? 'Cette page demande une connexion'}
      actions={
        <Button icon={RotateCw} onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      {title === undefined
        ? 'Elle s’affichera dès que la connexion sera rétablie.'
        : 'Nouvel essai dès que la connexion sera rétablie.'}
    </EmptyState>
  );
}

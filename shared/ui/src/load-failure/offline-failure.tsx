import { Offline } from '../artwork';
import { Button } from '../button';
import { EmptyState } from '../empty-state';
import { RotateCw } from '../icon';

/** Loading failed without a connection: retries when it returns, or on demand. */
export function OfflineFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      role="alert"
      art={<Offline />}
      title="Cette page demande une connexion"
      actions={
        <Button icon={RotateCw} onClick={onRetry}>
          Réessayer
        </Button>
      }
    >
      Elle s’affichera dès que la connexion sera rétablie.
    </EmptyState>
  );
}

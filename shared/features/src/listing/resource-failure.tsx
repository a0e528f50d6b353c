import { isApiError } from '@portal/kit';
import { Failure } from '@portal/ui/artwork';
import { EmptyState } from '@portal/ui/empty-state';
import { LoadFailure } from '@portal/ui/load-failure';

interface ResourceFailureProps {
  readonly error: Error;
  readonly onRetry: () => void;
}

/** What could not be loaded, by the kind of failure: not allowed, no connection, or anything else. It stands in a `Card`. */
export function ResourceFailure({ error, onRetry }: ResourceFailureProps) {
  if (isApiError(error) && error.status === 403) {
    return (
      <EmptyState role="alert" art={<Failure />} title="Votre compte ne donne pas accès à ces informations">
        Si vous pensez qu’il le devrait, adressez-vous à votre agence.
      </EmptyState>
    );
  }
  return (
    <LoadFailure onRetry={onRetry} offline={isApiError(error) && error.status === 0 && !navigator.onLine}>
      {/* Not an answer of the server: what the session lacks, in the words of the specification (section 8). */}
      {isApiError(error)
        ? undefined
        : `Votre session est incomplète\u00A0: reconnectez-vous (${error.message}).`}
    </LoadFailure>
  );
}

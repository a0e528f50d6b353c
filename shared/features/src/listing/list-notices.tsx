import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';

interface ListNoticesProps {
  /** Why the last refresh brought nothing, if so. */
  readonly failure: Error | undefined;
  readonly onRetry: () => void;
  /** Said when the list was cut at its limit. */
  readonly truncation: string | undefined;
}

/** What one must know of a list that shows: it may be of yesterday, or not whole. */
export function ListNotices({ failure, onRetry, truncation }: ListNoticesProps) {
  return (
    <>
      {failure && (
        <Notice tone="danger" role="alert">
          La mise à jour n’a pas abouti{'\u00A0'}: la liste date de votre dernière visite.{' '}
          <Button variant="quiet" onClick={onRetry}>
            Réessayer
          </Button>
        </Notice>
      )}
      {truncation !== undefined && <Notice tone="info">{truncation}</Notice>}
    </>
  );
}

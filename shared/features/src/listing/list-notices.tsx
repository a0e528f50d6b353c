import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';

export interface ListNoticesProps {
  /** Why the last refresh brought nothing, if so. */
  readonly failure: Error | undefined;
  readonly onRetry: () => void;
  /** Said when the list was cut at its limit. */
  readonly truncation?: string | undefined;
  /** Said when names could not be had: what is not told from them. */
  readonly lacking?: string | undefined;
  /** What else the rows are not told from, or not yet; those that are undefined are not said. */
  readonly caveats?: readonly (string | undefined)[] | undefined;
}

/** What one must know of a list that shows: it may be of yesterday, or not whole. */
export function ListNotices({ failure, onRetry, truncation, lacking, caveats = [] }: ListNoticesProps) {
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
      {lacking !== undefined && (
        <Notice tone="info" role="status">
          {lacking}{' '}
          <Button variant="quiet" onClick={onRetry}>
            Réessayer
          </Button>
        </Notice>
      )}
      {[truncation, ...caveats].map(
        (words) =>
          words !== undefined && (
            <Notice key={words} tone="info">
              {words}
            </Notice>
          ),
      )}
    </>
  );
}

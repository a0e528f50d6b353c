import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';

export interface ListNoticesProps {
  readonly failure: Error | undefined;
  readonly onRetry: () => void;
  readonly truncation?: string | undefined;
  /** Shown when names failed to load, with the consequence. */
  readonly lacking?: string | undefined;
  /** Further limits of what is shown; undefined ones are skipped. */
  readonly caveats?: readonly (string | undefined)[] | undefined;
}

export function ListNotices({ failure, onRetry, truncation, lacking, caveats = [] }: ListNoticesProps) {
  return (
    <>
      {failure && (
        <Notice tone="danger" role="alert">
          La mise à jour n’a pas abouti{'\u00A0'}: vous voyez les données du dernier chargement.{' '}
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

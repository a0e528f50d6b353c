import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';

interface NoMatchProps {
  /** « Aucun projet ne correspond »: to what, follows. */
  readonly title: string;
  /** What was searched for; without it, the filters are why there is nothing. */
  readonly typed?: string | undefined;
  /** Drops the search, or the filters. */
  readonly onClear: () => void;
}

/** Nothing, because of what is asked: the way out is to ask for less. */
export function NoMatch({ title, typed, onClear }: NoMatchProps) {
  const isSearch = typed !== undefined;
  return (
    <Card as="div">
      <EmptyState
        role="status"
        art={<NoResult />}
        title={`${title} à ${isSearch ? `«\u00A0${typed}\u00A0»` : 'ces filtres'}`}
        actions={
          <Button onClick={onClear}>{isSearch ? 'Effacer la recherche' : 'Effacer les filtres'}</Button>
        }
      >
        {isSearch && 'La recherche porte sur ce qui est affiché dans cette liste. Vérifiez l’orthographe.'}
      </EmptyState>
    </Card>
  );
}

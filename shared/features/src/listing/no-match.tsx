import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';

interface NoMatchProps {
  readonly title: string;
  readonly onClear: () => void;
}

/** Nothing, because of the filters: the way out is to drop them. */
export function NoMatch({ title, onClear }: NoMatchProps) {
  return (
    <Card as="div">
      <EmptyState
        role="status"
        art={<NoResult />}
        title={title}
        actions={<Button onClick={onClear}>Effacer les filtres</Button>}
      />
    </Card>
  );
}

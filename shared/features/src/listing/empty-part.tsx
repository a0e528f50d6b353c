import { NoResult } from '@portal/ui/artwork';
import { Button } from '@portal/ui/button';
import { Card } from '@portal/ui/card';
import { EmptyState } from '@portal/ui/empty-state';

interface EmptyPartProps {
  /** « Aucun dossier à relancer » */
  readonly none: string;
  readonly onLeave: () => void;
}

/** Nothing loaded is of the part of the list that is asked for. */
export function EmptyPart({ none, onLeave }: EmptyPartProps) {
  return (
    <Card as="div">
      <EmptyState
        role="status"
        art={<NoResult />}
        title={none}
        actions={<Button onClick={onLeave}>Voir toute la liste</Button>}
      />
    </Card>
  );
}

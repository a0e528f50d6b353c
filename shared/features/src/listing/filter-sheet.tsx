import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FilterBar } from '@portal/ui/filter-bar';
import type { ReactNode } from 'react';

interface FilterSheetProps {
  readonly open: boolean;
  /** Length of the filtered list; undefined while loading, or where there is no list. */
  readonly count: string | undefined;
  /** Undefined without active filters. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
  /** Filter fields. They apply at once: the list updates behind the sheet. */
  readonly children: ReactNode;
}

export function FilterSheet({ open, count, onClear, onClose, children }: FilterSheetProps) {
  return (
    <Dialog
      open={open}
      title="Filtres"
      onClose={onClose}
      actions={
        <>
          {onClear && <Button onClick={onClear}>Effacer les filtres</Button>}
          <Button variant="primary" onClick={onClose}>
            {count === undefined ? 'Voir les résultats' : `Voir les résultats (${count})`}
          </Button>
        </>
      }
    >
      <FilterBar>{children}</FilterBar>
    </Dialog>
  );
}

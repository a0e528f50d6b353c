import { Button } from '@portal/ui/button';
import { Dialog } from '@portal/ui/dialog';
import { FilterBar } from '@portal/ui/filter-bar';
import type { ReactNode } from 'react';

interface FilterSheetProps {
  readonly open: boolean;
  /** How long the list is with the filters as they stand; undefined while it loads, or where there is none. */
  readonly count: string | undefined;
  /** Undefined while no filter is on. */
  readonly onClear: (() => void) | undefined;
  readonly onClose: () => void;
  /** The filters, as fields. They filter at once: the list follows behind the sheet. */
  readonly children: ReactNode;
}

/** The filters of a list on a narrow screen. */
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

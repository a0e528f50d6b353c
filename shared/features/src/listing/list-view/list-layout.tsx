import { createSafeStorage } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Layers, ListChecks, Table2 } from '@portal/ui/icon';
import { useMinWidth } from '@portal/ui/viewport';
import { useState } from 'react';

const ENTRY = 'portal.list-layout';
const storage = createSafeStorage();

export interface ListLayout {
  /**
   * A table from 80rem on and compact rows below, or cards with every item, as the reader chose on this device; a board
   * has all rows on one page.
   */
  readonly shape: 'table' | 'rows' | 'cards' | 'board';
  readonly hasRoom: boolean;
  readonly toggle: () => void;
  /** Whether rows have boxes to tick: always in a table, on demand in compact rows. */
  readonly isSelecting: boolean;
  readonly setSelecting: (isSelecting: boolean) => void;
}

export function useListLayout(): ListLayout {
  const hasRoom = useMinWidth('80rem');
  const [isCards, setCards] = useState(() => storage.read(ENTRY) === 'cards');
  const [isSelecting, setSelecting] = useState(false);
  const shape = isCards ? 'cards' : hasRoom ? 'table' : 'rows';
  return {
    shape,
    hasRoom,
    toggle: () => {
      storage.write(ENTRY, isCards ? 'rows' : 'cards');
      setCards(!isCards);
    },
    isSelecting: shape === 'table' || (shape === 'rows' && isSelecting),
    setSelecting,
  };
}

/** Changes between compact rows and cards with every item. */
export function LayoutButton({ layout: { shape, toggle } }: { readonly layout: ListLayout }) {
  const isCards = shape === 'cards';
  return (
    <Button variant="quiet" icon={isCards ? Table2 : Layers} onClick={toggle}>
      {isCards ? 'Afficher en lignes' : 'Afficher en cartes'}
    </Button>
  );
}

/** Shows the boxes of compact rows, where they would take room from the names. */
export function SelectButton({
  layout: { shape, isSelecting, setSelecting },
}: {
  readonly layout: ListLayout;
}) {
  if (shape !== 'rows') return null;
  return (
    <Button icon={ListChecks} collapse aria-pressed={isSelecting} onClick={() => setSelecting(!isSelecting)}>
      Sélectionner
    </Button>
  );
}

import type { RowSelection } from '@portal/ui/data-table';
import { useEffect, useMemo, useState } from 'react';
import type { SelectionWords } from './list-view';

const NOBODY: ReadonlySet<number> = new Set();

interface Selection<Row> {
  /** The ticked rows of the list as it is filtered now, in its order. */
  readonly selected: readonly Row[];
  readonly ticks: RowSelection<Row> | undefined;
  /** The selection while it is printed, in the place of a page of the list. */
  readonly printed: readonly Row[] | undefined;
  readonly print: () => void;
  readonly clear: () => void;
}

/**
 * The rows that the user ticked, across the pages of a list. A row that a filter hides is not acted upon, and is back
 * with it. Escape empties the selection.
 *
 * @param found rows of the list, after filters and search
 * @param words undefined where nothing can be selected
 */
export function useSelection<Row>(
  found: readonly Row[],
  words: SelectionWords<Row> | undefined,
): Selection<Row> {
  const [ids, setIds] = useState(NOBODY);
  const selected = useMemo(
    () => (words === undefined || ids.size === 0 ? [] : found.filter((row) => ids.has(words.idOf(row)))),
    [found, ids, words],
  );
  const hasSome = selected.length > 0;

  useEffect(() => {
    if (!hasSome) return undefined;
    const onKey = (event: KeyboardEvent) => {
      // Escape closes an open dialog or menu first.
      if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector('dialog[open]')) return;
      setIds(NOBODY);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [hasSome]);

  // The browser prints what is drawn.
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    window.addEventListener('afterprint', () => setPrinting(false), { once: true });
    window.print();
  }, [isPrinting]);

  return {
    selected,
    printed: isPrinting ? selected : undefined,
    print: () => setPrinting(true),
    clear: () => setIds(NOBODY),
    ticks: words && {
      label: words.label,
      labelOf: words.labelOf,
      isSelected: (row) => ids.has(words.idOf(row)),
      onSelect: (rows, isOn) => {
        const next = new Set(ids);
        for (const row of rows)
          if (isOn) next.add(words.idOf(row));
          else next.delete(words.idOf(row));
        setIds(next);
      },
    },
  };
}

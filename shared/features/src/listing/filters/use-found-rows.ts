import { searchable, searchRows } from '@portal/domain/search';
import { useDeferredValue, useMemo } from 'react';

/**
 * The rows that match the search, deferred so that typing is never blocked. `isComing` until a first search has been
 * made: there is no earlier result to keep on screen, and all rows are not the answer.
 */
export function useFoundRows<Row>(
  rows: readonly Row[],
  text: string,
  textsOf: (row: Row) => readonly string[],
): { readonly found: readonly Row[]; readonly isSearching: boolean; readonly isComing: boolean } {
  const typed = useDeferredValue(text).trim();
  const isSearching = typed !== '';
  const ready = useMemo(
    () => (isSearching ? searchable(rows, textsOf) : undefined),
    [rows, textsOf, isSearching],
  );
  const found = useMemo(() => (ready === undefined ? rows : searchRows(ready, typed)), [ready, rows, typed]);
  return { found, isSearching, isComing: !isSearching && text.trim() !== '' };
}

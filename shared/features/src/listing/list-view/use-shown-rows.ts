import { useMemo } from 'react';
import { useFoundRows } from '../filters/use-found-rows';
import type { ListPart } from './list-view';
import type { List } from './use-list';

const NO_PARTS: readonly never[] = [];

/** Selects the rows to show: those of the selected part that match the search, sorted. */
export function useShownRows<Row, SortName extends string>(
  loaded: readonly Row[],
  { kind, search: { sort, isSorted, typed, part: asked } }: Pick<List<Row, SortName>, 'kind' | 'search'>,
  offered: readonly ListPart<Row>[] = NO_PARTS,
) {
  const held = useMemo(() => offered.map(({ holds }) => loaded.filter(holds)), [loaded, offered]);
  const isUntold = useMemo(
    () => offered.map(({ untold }) => untold !== undefined && loaded.some(untold.isSo)),
    [loaded, offered],
  );
  const index = offered.findIndex(({ name }) => name === asked);
  const part = offered[index];
  const { found, isSearching, isComing } = useFoundRows(held[index] ?? loaded, typed.text, kind.textsOf);
  const { by, descending } = sort;
  const order = isSorted ? undefined : part?.order;
  // Memoised, so that typing in the search does not sort a thousand rows again.
  const rows = useMemo(
    () => order?.sorted(found) ?? kind.sortRows(found, { by, descending }),
    [kind, order, found, by, descending],
  );
  return {
    part,
    /** Number of loaded rows in each part; undefined where it cannot be computed. */
    partCounts: held.map(({ length }, place) => (isUntold[place] === true ? undefined : length)),
    /** What the selected part could not be computed from. */
    caveats:
      part === undefined ? [] : [part.caveat, isUntold[index] === true ? part.untold?.words : undefined],
    rows,
    isNarrowed: isSearching || part !== undefined,
    isComing,
  };
}

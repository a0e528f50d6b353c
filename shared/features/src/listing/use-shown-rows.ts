import { useMemo } from 'react';
import type { ListPart } from './list-part';
import { useFoundRows } from './use-found-rows';
import type { List } from './use-list';

const NO_PARTS: readonly never[] = [];

export interface ShownRows<Row> {
  /** The part that is asked for, if it is one of this list. */
  readonly part: ListPart<Row> | undefined;
  /** How many of the loaded rows each part of this list holds, asked for or not; undefined where it cannot be told. */
  readonly partCounts: readonly (number | undefined)[];
  /** What the part that is asked for could not be told from; those that are undefined are not said. */
  readonly caveats: readonly (string | undefined)[];
  /** All that is loaded and asked for, in order. */
  readonly rows: readonly Row[];
  /** Whether something narrows what was loaded: a search, or a part. */
  readonly isNarrowed: boolean;
}

/** What of the loaded rows is shown: the part that is asked for, what the search finds in it, in the order chosen. */
export function useShownRows<Row, SortName extends string>(
  loaded: readonly Row[],
  { kind, search: { sort, typed, part: asked } }: Pick<List<Row, SortName>, 'kind' | 'search'>,
  offered: readonly ListPart<Row>[] = NO_PARTS,
): ShownRows<Row> {
  const held = useMemo(() => offered.map(({ holds }) => loaded.filter(holds)), [loaded, offered]);
  const isUntold = useMemo(
    () => offered.map(({ untold }) => untold !== undefined && loaded.some(untold.isSo)),
    [loaded, offered],
  );
  const index = offered.findIndex(({ name }) => name === asked);
  const part = offered[index];
  const { found, isSearching } = useFoundRows(held[index] ?? loaded, typed.text, kind.textsOf);
  const { by, descending } = sort;
  // A letter typed in the search does not put a thousand rows in order again.
  const rows = useMemo(() => kind.sortRows(found, { by, descending }), [kind, found, by, descending]);
  return {
    part,
    partCounts: held.map(({ length }, place) => (isUntold[place] === true ? undefined : length)),
    caveats:
      part === undefined ? [] : [part.caveat, isUntold[index] === true ? part.untold?.words : undefined],
    rows,
    isNarrowed: isSearching || part !== undefined,
  };
}

import { useMemo } from 'react';
import type { ListPart } from './list-part';
import { useFoundRows } from './use-found-rows';
import type { List } from './use-list';

export interface ShownRows<Row> {
  /** The part that is asked for, if it is one of this list. */
  readonly part: ListPart<Row> | undefined;
  /** How many of the loaded rows the part of this list holds, asked for or not. */
  readonly partCount: number;
  /** All that is loaded and asked for, in order. */
  readonly rows: readonly Row[];
  /** Whether something narrows what was loaded: a search, or a part. */
  readonly isNarrowed: boolean;
}

/** What of the loaded rows is shown: the part that is asked for, what the search finds in it, in the order chosen. */
export function useShownRows<Row, SortName extends string>(
  loaded: readonly Row[],
  { kind, search: { sort, typed, part: asked } }: Pick<List<Row, SortName>, 'kind' | 'search'>,
  offered: ListPart<Row> | undefined,
): ShownRows<Row> {
  const part = asked === offered?.name ? offered : undefined;
  const held = useMemo(() => (offered ? loaded.filter(offered.holds) : loaded), [loaded, offered]);
  const { found, isSearching } = useFoundRows(part ? held : loaded, typed.text, kind.textsOf);
  const { by, descending } = sort;
  // A letter typed in the search does not put a thousand rows in order again.
  const rows = useMemo(() => kind.sortRows(found, { by, descending }), [kind, found, by, descending]);
  return { part, partCount: held.length, rows, isNarrowed: isSearching || part !== undefined };
}

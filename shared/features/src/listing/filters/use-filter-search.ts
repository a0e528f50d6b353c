import { useSearchParams } from '@portal/kit';
import { useMemo } from 'react';
import { openIn } from '../../routes';
import { displayIn, joined, PAGE } from './list-address';
import { CHOSEN, type TypedSearch, useTypedSearch } from './use-typed-search';

type Parameters = Readonly<Record<string, string>>;

export interface FilterSearch<Filter> {
  /** Stable while the query is the same. */
  readonly filter: Filter;
  readonly isFiltered: boolean;
  readonly setFilter: (filter: Filter) => void;
  readonly typed: TypedSearch;
  readonly page: number;
  readonly pageSearch: (page: number) => string;
  /** Query string of what is on screen, even before the URL is updated. */
  readonly here: string;
  readonly parameter: (name: string) => string | null;
  /** Parameters of the address that filter nothing, since no list is like that. See `filterCaveat`. */
  readonly refused: readonly string[];
  /** Replaces the query by these parameters and the current search; what is drawn stays drawn as it is. */
  readonly ask: (parameters: Parameters) => void;
}

/**
 * A list's query, stored in the URL so that reloads, shared links and the way back show the same list.
 *
 * @param read parses the filter from parameters of any origin; must be stable
 * @param write parameters of a filter; empty when nothing is filtered
 */
export function useFilterSearch<Filter>(
  read: (parameter: (name: string) => string | null) => Filter,
  write: (filter: Filter) => Parameters,
): FilterSearch<Filter> {
  const [search, setSearch] = useSearchParams();
  const typed = useTypedSearch();
  const parameter = (name: string) => search.get(name);
  // Depends on the filter alone: a change of page or order must not create another object, and so another request.
  const asked = new Map<string, string>();
  const readable = write(
    read((name) => {
      const value = parameter(name);
      if (value) asked.set(name, value);
      return value;
    }),
  );
  const written = new URLSearchParams(readable).toString();
  const filter = useMemo(() => {
    const parameters = new URLSearchParams(written);
    return read((name) => parameters.get(name));
  }, [written, read]);
  // A new search starts at page 1, even before the URL is updated.
  const page = typed.isAhead ? 1 : pageFrom(parameter(PAGE));
  const ask = (parameters: Parameters) =>
    setSearch(
      [
        new URLSearchParams({ ...typed.toSearch(), ...parameters }).toString(),
        displayIn(search),
        openIn(search),
      ].reduce(joined),
      CHOSEN,
    );
  return {
    filter,
    isFiltered: written !== '',
    setFilter: (next) => ask(write(next)),
    typed,
    page,
    pageSearch: (target) => {
      const next = new URLSearchParams(search);
      if (target === 1) next.delete(PAGE);
      else next.set(PAGE, String(target));
      return next.toString();
    },
    here: new URLSearchParams({
      ...typed.params,
      ...write(filter),
      ...(page > 1 && { [PAGE]: String(page) }),
    }).toString(),
    parameter,
    refused: [
      ...[...asked].flatMap(([name, value]) => (readable[name] === value ? [] : [name])),
      ...(isPage(parameter(PAGE)) ? [] : [PAGE]),
    ],
    ask,
  };
}

const pageFrom = (text: string | null): number => (isPage(text) ? Number(text ?? '1') : 1);

function isPage(text: string | null): boolean {
  const page = Number(text ?? '1');
  return Number.isSafeInteger(page) && page > 0;
}

import { useSearchParams } from '@portal/kit';
import { useMemo } from 'react';
import { CHOSEN, PAGE, type TypedSearch, useTypedSearch } from './use-typed-search';

type Parameters = Readonly<Record<string, string>>;

export interface FilterSearch<Filter> {
  /** The same object for as long as the same is asked. */
  readonly filter: Filter;
  readonly isFiltered: boolean;
  readonly setFilter: (filter: Filter) => void;
  /** What is searched for among what is loaded. */
  readonly typed: TypedSearch;
  /** From 1. */
  readonly page: number;
  /** The search part of the address of another page of the same list. */
  readonly pageSearch: (page: number) => string;
  /** The search part of the address of what is on the screen, even before the address of the page says so. */
  readonly here: string;
  readonly parameter: (name: string) => string | null;
  /** Asks for these parameters and what is searched for, instead of what is asked for now. */
  readonly ask: (parameters: Parameters) => void;
}

/**
 * What is asked of a list, kept in the address of the page: a reload, a shared link and the way back show the same list.
 *
 * @param read the filter that parameters ask for, whoever wrote them; the same function at each render
 * @param write the parameters of a filter; none where nothing is filtered
 */
export function useFilterSearch<Filter>(
  read: (parameter: (name: string) => string | null) => Filter,
  write: (filter: Filter) => Parameters,
): FilterSearch<Filter> {
  const [search, setSearch] = useSearchParams();
  const typed = useTypedSearch();
  const parameter = (name: string) => search.get(name);
  // The filter alone: another page or another order is no other question, so it must not be another object.
  const written = new URLSearchParams(write(read(parameter))).toString();
  const filter = useMemo(() => {
    const asked = new URLSearchParams(written);
    return read((name) => asked.get(name));
  }, [written, read]);
  // Other results begin at their beginning, even before the address says so.
  const page = typed.isAhead ? 1 : pageFrom(parameter(PAGE));
  const ask = (parameters: Parameters) => setSearch({ ...typed.toSearch(), ...parameters }, CHOSEN);
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
    ask,
  };
}

function pageFrom(text: string | null): number {
  const page = Number(text ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

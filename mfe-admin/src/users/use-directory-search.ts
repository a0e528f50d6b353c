import {
  type DirectoryFilter,
  directoryFilterFromSearch,
  directoryFilterToSearch,
} from '@portal/domain/person';
import { CHOSEN, type TypedSearch, useTypedSearch } from '@portal/features/listing';
import { useSearchParams } from '@portal/kit';

export interface DirectorySearch {
  readonly filter: DirectoryFilter;
  readonly isFiltered: boolean;
  readonly setFilter: (filter: DirectoryFilter) => void;
  readonly typed: TypedSearch;
  /** From 1. */
  readonly page: number;
  /** The search part of the address of what is on the screen, even before the address of the page says so. */
  readonly here: string;
  /** The search part of the address of another page of the same people. */
  readonly pageSearch: (page: number) => string;
}

const PAGE = 'page';

/** What is asked of the directory, kept in the address of the page: a reload and a shared link show the same people. */
export function useDirectorySearch(): DirectorySearch {
  const [search, setSearch] = useSearchParams();
  const typed = useTypedSearch();
  const filter = directoryFilterFromSearch((name) => search.get(name));
  // Other results begin at their beginning, even before the address says so.
  const page = typed.isAhead ? 1 : pageFrom(search);
  return {
    filter,
    isFiltered: filter.reach !== undefined || filter.roleId !== undefined,
    setFilter: (next) => setSearch({ ...typed.toSearch(), ...directoryFilterToSearch(next) }, CHOSEN),
    typed,
    page,
    here: new URLSearchParams({
      ...typed.params,
      ...directoryFilterToSearch(filter),
      ...(page > 1 && { [PAGE]: String(page) }),
    }).toString(),
    pageSearch: (target) => {
      const next = new URLSearchParams(search);
      if (target === 1) next.delete(PAGE);
      else next.set(PAGE, String(target));
      return next.toString();
    },
  };
}

function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get(PAGE) ?? '1');
  return Number.isSafeInteger(page) && page > 0 ? page : 1;
}

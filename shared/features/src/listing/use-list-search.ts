import {
  activeFilterCount,
  filterFromSearch,
  filterToSearch,
  type ProjectFilter,
  type Sort,
} from '@portal/domain/project';
import { useSearchParams } from '@portal/kit';
import { useMemo } from 'react';
import { CHOSEN, type TypedSearch, useTypedSearch } from './use-typed-search';

export interface ListSearch<SortName extends string> {
  readonly filter: ProjectFilter;
  readonly activeFilters: number;
  /** What is searched for among what is loaded. */
  readonly typed: TypedSearch;
  readonly sort: Sort<SortName>;
  /** The part of the list that is asked for by name; undefined for all of it. See `ListPart`. */
  readonly part: string | undefined;
  /** From 1. */
  readonly page: number;
  readonly setFilter: (filter: ProjectFilter) => void;
  readonly setSort: (sort: Sort<SortName>) => void;
  readonly setPart: (part: string | undefined) => void;
  /** The search part of the address of another page of the same list. */
  readonly pageSearch: (page: number) => string;
}

/** Names in the address beside those of `filterToSearch`. */
const SORT_BY = 'tri';
const SORT_DIRECTION = 'sens';
const PART = 'vue';
const PAGE = 'page';

/**
 * What is asked of a list, kept in the address of the page: a reload, a shared link and the way back show the same
 * list. A filter that the policy does not offer is ignored, whoever wrote the address.
 *
 * @param isStatus which ids the status filter can hold; any, unless told. The same function at each render.
 */
export function useListSearch<SortName extends string>(
  policy: { readonly filters: readonly string[]; readonly sorts: readonly SortName[] },
  defaultSort: Sort<SortName>,
  isStatus: (id: string) => boolean = anyId,
): ListSearch<SortName> {
  const [search, setSearch] = useSearchParams();
  const typed = useTypedSearch();
  // The filter alone: another page or another order is no other question, so it must not be another object.
  const asked = new URLSearchParams(filterToSearch(filterFromSearch((name) => search.get(name)))).toString();

  const filter = useMemo(() => {
    const read = new URLSearchParams(asked);
    return offered(
      filterFromSearch((name) => read.get(name)),
      policy.filters,
      isStatus,
    );
  }, [asked, policy.filters, isStatus]);
  const sort = sortFrom(search, policy.sorts, defaultSort);
  const part = search.get(PART) ?? undefined;

  const go = (next: {
    readonly filter?: ProjectFilter;
    readonly sort?: Sort<SortName>;
    part?: string | null;
  }) => {
    const nextPart = next.part === undefined ? part : next.part;
    setSearch(
      {
        ...typed.toSearch(),
        ...(typeof nextPart === 'string' && { [PART]: nextPart }),
        ...filterToSearch(next.filter ?? filter),
        ...sortToSearch(next.sort ?? sort, defaultSort),
      },
      CHOSEN,
    );
  };

  return {
    filter,
    activeFilters: activeFilterCount(filter),
    typed,
    sort,
    part,
    // Other results begin at their beginning, even before the address says so.
    page: typed.isAhead ? 1 : pageFrom(search),
    setFilter: (next) => go({ filter: next }),
    setSort: (next) => go({ sort: next }),
    setPart: (next) => go({ part: next ?? null }),
    pageSearch: (page) => {
      const next = new URLSearchParams(search);
      if (page === 1) next.delete(PAGE);
      else next.set(PAGE, String(page));
      return next.toString();
    },
  };
}

const anyId = (): boolean => true;

function offered(
  filter: ProjectFilter,
  names: readonly string[],
  isStatus: (id: string) => boolean,
): ProjectFilter {
  const statuses = names.includes('status') ? filter.statuses?.filter(isStatus) : undefined;
  return {
    agencyId: names.includes('agency') ? filter.agencyId : undefined,
    applicantId: names.includes('applicant') ? filter.applicantId : undefined,
    agentEmail: names.includes('agent') ? filter.agentEmail : undefined,
    statuses: statuses?.length === 0 ? undefined : statuses,
    from: names.includes('dates') ? filter.from : undefined,
    to: names.includes('dates') ? filter.to : undefined,
  };
}

function sortFrom<Name extends string>(
  search: URLSearchParams,
  names: readonly Name[],
  defaultSort: Sort<Name>,
): Sort<Name> {
  const by = names.find((name) => name === search.get(SORT_BY));
  return by === undefined ? defaultSort : { by, descending: search.get(SORT_DIRECTION) !== 'croissant' };
}

function sortToSearch<Name extends string>(
  { by, descending }: Sort<Name>,
  defaultSort: Sort<Name>,
): Record<string, string> {
  if (by === defaultSort.by && descending === defaultSort.descending) return {};
  return { [SORT_BY]: by, ...(descending ? {} : { [SORT_DIRECTION]: 'croissant' }) };
}

function pageFrom(search: URLSearchParams): number {
  const page = Number(search.get(PAGE) ?? '1');
  return Number.isInteger(page) && page > 0 ? page : 1;
}

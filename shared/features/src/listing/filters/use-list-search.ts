import {
  activeFilterNames,
  filterFromSearch,
  filterToSearch,
  type ProjectFilter,
  type Sort,
} from '@portal/domain/project';
import { useCallback } from 'react';
import { PART } from './list-address';
import { type FilterSearch, useFilterSearch } from './use-filter-search';

export interface ListSearch<SortName extends string> extends FilterSearch<ProjectFilter> {
  readonly activeFilters: number;
  readonly sort: Sort<SortName>;
  /** The address asks for this order; otherwise a part may have its own. */
  readonly isSorted: boolean;
  /** Name of the selected part; undefined for the whole list. See `ListPart`. */
  readonly part: string | undefined;
  /** Undefined for the order that the list, or its part, has by itself. */
  readonly setSort: (sort: Sort<SortName> | undefined) => void;
  readonly setPart: (part: string | undefined) => void;
}

/** URL parameters beside those of `filterToSearch`. */
const SORT_BY = 'tri';
const SORT_DIRECTION = 'sens';

/**
 * Query of a project or proposal list: filter, order, part. Filters that the policy does not allow are ignored, since
 * the URL can hold anything.
 *
 * @param isStatus accepted ids of the status filter; any by default. Must be stable.
 */
export function useListSearch<SortName extends string>(
  policy: { readonly filters: readonly string[]; readonly sorts: readonly SortName[] },
  defaultSort: Sort<SortName>,
  isStatus: (id: string) => boolean = anyId,
): ListSearch<SortName> {
  const read = useCallback(
    (parameter: (name: string) => string | null) =>
      withKnownStatuses(filterFromSearch(parameter, policy.filters), isStatus),
    [policy.filters, isStatus],
  );
  const search = useFilterSearch(read, filterToSearch);
  const { filter, parameter, ask } = search;
  const by = policy.sorts.find((name) => name === parameter(SORT_BY));
  const sort = by === undefined ? defaultSort : { by, descending: parameter(SORT_DIRECTION) !== 'croissant' };
  const part = parameter(PART) ?? undefined;
  const chosen = by === undefined ? undefined : sort;
  const go = (next: ProjectFilter, order: Sort<SortName> | undefined, nextPart: string | undefined) =>
    ask({
      ...(nextPart !== undefined && { [PART]: nextPart }),
      ...filterToSearch(next),
      ...(order && sortToSearch(order, nextPart === undefined ? defaultSort : undefined)),
    });

  return {
    ...search,
    refused: by === undefined && parameter(SORT_BY) ? [...search.refused, SORT_BY] : search.refused,
    activeFilters: activeFilterNames(filter).length,
    sort,
    isSorted: by !== undefined,
    part,
    setFilter: (next) => go(next, chosen, part),
    setSort: (next) => go(filter, next, part),
    setPart: (next) => go(filter, chosen, next),
  };
}

const anyId = (): boolean => true;

/** Without the statuses that no row can have. */
function withKnownStatuses(filter: ProjectFilter, isStatus: (id: string) => boolean): ProjectFilter {
  const statuses = filter.statuses?.filter(isStatus);
  return { ...filter, statuses: statuses?.length === 0 ? undefined : statuses };
}

function sortToSearch<Name extends string>(
  { by, descending }: Sort<Name>,
  defaultSort: Sort<Name> | undefined,
): Record<string, string> {
  if (by === defaultSort?.by && descending === defaultSort.descending) return {};
  return { [SORT_BY]: by, ...(descending ? {} : { [SORT_DIRECTION]: 'croissant' }) };
}

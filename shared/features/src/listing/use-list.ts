import type { Progressive } from '@portal/api';
import type { DataScope, ListPolicy } from '@portal/domain/access';
import type { ProjectFilter, ProjectFilterName } from '@portal/domain/project';
import { type LiveResource, useResource } from '../resource';
import type { Observable } from 'rxjs';
import type { FilterChoices } from './filter-choices';
import type { ListKind } from './list-kind';
import { useFilterChoices } from './use-filter-choices';
import { type ListSearch, useListSearch } from './use-list-search';

/** A list on screen: what is asked of it, and what of it is there. */
export interface List<Row, SortName extends string> {
  readonly kind: ListKind<Row, SortName>;
  readonly policy: ListPolicy<ProjectFilterName, SortName>;
  readonly search: ListSearch<SortName>;
  readonly resource: LiveResource<Progressive<Row>>;
  readonly choices: FilterChoices;
  /** Whether the choices of the filters were asked for: other lists of choices follow. */
  readonly isAsked: boolean;
  /** Someone is about to use the filters: time to ask for their choices. */
  readonly reach: () => void;
}

interface ListOptions<Row, SortName extends string> {
  readonly kind: ListKind<Row, SortName>;
  /** Filters and sorts that exist; memoise it. */
  readonly policy: ListPolicy<ProjectFilterName, SortName>;
  /** Whose files; memoise it. */
  readonly scope: DataScope;
  /** Asks the back office; the same function at each render. */
  readonly ask: (query: {
    readonly scope: DataScope;
    readonly filter: ProjectFilter;
  }) => Observable<Progressive<Row>>;
}

/** Loads a list as the address of the page asks for it. */
export function useList<Row, SortName extends string>({
  kind,
  policy,
  scope,
  ask,
}: ListOptions<Row, SortName>): List<Row, SortName> {
  const search = useListSearch(policy, kind.defaultSort, kind.isStatus);
  const { filter } = search;
  const resource = useResource(() => ask({ scope, filter }), [ask, scope, filter]);
  const isWanted = resource.value?.complete === true && search.activeFilters > 0;
  return { kind, policy, search, resource, ...useFilterChoices(scope, policy.filters, isWanted) };
}

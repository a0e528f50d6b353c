import type { Progressive } from '@portal/api';
import type { DataScope, ListPolicy } from '@portal/domain/access';
import type { ProjectFilter, ProjectFilterName } from '@portal/domain/project';
import type { Observable } from 'rxjs';
import { type LiveResource, useResource } from '../../resource';
import { type FilterChoices, useFilterChoices } from '../filters/filter-choices';
import { type ListSearch, useListSearch } from '../filters/use-list-search';
import type { ListKind } from './list-view';

export interface List<Row, SortName extends string> {
  readonly kind: ListKind<Row, SortName>;
  readonly policy: ListPolicy<ProjectFilterName, SortName>;
  readonly search: ListSearch<SortName>;
  readonly resource: LiveResource<Progressive<Row>>;
  readonly choices: FilterChoices;
  /** Whether filter options were requested: other option lists follow. */
  readonly isAsked: boolean;
  readonly reach: () => void;
}

interface ListOptions<Row, SortName extends string> {
  readonly kind: ListKind<Row, SortName>;
  readonly policy: ListPolicy<ProjectFilterName, SortName>;
  readonly scope: DataScope;
  readonly ask: (query: {
    readonly scope: DataScope;
    readonly filter: ProjectFilter;
  }) => Observable<Progressive<Row>>;
}

/** Loads the list for the query in the URL. A new policy or scope object triggers a new request. */
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

import type { DataScope } from '@portal/domain/access';
import { useState } from 'react';
import type { Api } from '@portal/api';
import { combineLatest, map, type Observable, of, startWith, switchMap } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';
import {
  agentChoices,
  applicantChoices,
  type Choice,
  type FilterChoices,
  ownAgentChoices,
} from './filter-choices';

const NONE: FilterChoices = {};
const NOBODY: readonly Choice[] = [];

/**
 * Options of a list's filters. Each list of people costs a request of half a second, so they are loaded only when the
 * user approaches the filters, or when an active filter needs a name and the list is complete.
 *
 * @param scope whose projects are listed.
 * @param wanted an active filter needs its name, and the list has finished its own requests.
 */
export function useFilterChoices(
  scope: DataScope,
  filters: readonly string[],
  wanted: boolean,
): {
  readonly choices: FilterChoices;
  /** Whether options were requested: other option lists follow. */
  readonly isAsked: boolean;
  readonly reach: () => void;
} {
  const api = useApi();
  const [isReached, setReached] = useState(false);
  const isAsked = isReached || wanted;

  const resource = useResource((): Observable<FilterChoices> => {
    if (!isAsked) return of(NONE);
    const ask = <T, None>(name: string, list: () => Observable<T>, none: None) =>
      filters.includes(name) ? list().pipe(orElse<T, None>(none), startWith(undefined)) : of(undefined);
    return combineLatest({
      agencies: ask('agency', () => api.agencies.tree(scope.agencyId), null),
      applicants: ask('applicant', () => api.people.applicants(scope).pipe(map(applicantChoices)), NOBODY),
      agents: ask('agent', () => agentsOf(scope, api), NOBODY),
    });
  }, [api, filters, isAsked, scope]);

  return {
    choices: resource.value ?? NONE,
    isAsked,
    reach: () => setReached(true),
  };
}

/** Whoever has projects of their own may see no list of agents: their agents are those whom the projects name. */
function agentsOf(scope: DataScope, { people, projects }: Api): Observable<readonly Choice[]> {
  if (scope.kind !== 'own') return people.agents(scope).pipe(map(agentChoices));
  return projects.list({ scope }, 'deferred').pipe(
    map(({ rows }) => [...new Set(rows.map(({ prescriberEmail }) => prescriberEmail))]),
    switchMap((emails) => people.named(emails).pipe(map((names) => ownAgentChoices(emails, names)))),
  );
}

import type { DataScope } from '@portal/domain/access';
import { useState } from 'react';
import { combineLatest, map, type Observable, of, startWith } from 'rxjs';
import { orElse, useApi, useResource } from '../resource';
import { agentChoices, applicantChoices, type Choice, type FilterChoices } from './filter-choices';

const NONE: FilterChoices = {};
const NOBODY: readonly Choice[] = [];

/**
 * Choices of the filters of a list. Each list of people costs a call of half a second, so none is made before someone
 * reaches for the filters, or the list is complete and filtered by a person whose name is wanted.
 *
 * @param scope whose files are listed; memoise it.
 * @param wanted an active filter needs its name, and the list itself has all it asked for.
 */
export function useFilterChoices(
  scope: DataScope,
  filters: readonly string[],
  wanted: boolean,
): {
  readonly choices: FilterChoices;
  /** Whether choices were asked for: other lists of choices follow. */
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
      agents: ask('agent', () => api.people.agents(scope).pipe(map(agentChoices)), NOBODY),
    });
  }, [api, filters, isAsked, scope]);

  return {
    choices: resource.value ?? NONE,
    isAsked,
    reach: () => setReached(true),
  };
}

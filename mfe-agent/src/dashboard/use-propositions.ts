import type { DataScope } from '@portal/domain/access';
import type { ProjectFilter } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { type LiveResource, useApi, useResource } from '@portal/features/resource';
import { NEVER, type Observable } from 'rxjs';

/** The proposals of the dashboard: its second curve, and the ends that ask for a relaunch. */
export type LoadedPropositions = LiveResource<{
  readonly rows: readonly Proposition[];
  /** How many there are, rows beyond the limit included. */
  readonly total: number;
}>;

/**
 * Proposals on the same filters as the projects, but for the status: it is one of projects, those of proposals have
 * other names, and the screen says so. The same question asked twice is one call.
 *
 * @param isTime the projects are there: until then nothing is asked, and this loads.
 */
export function usePropositions(
  scope: DataScope,
  filter: ProjectFilter,
  isTime: boolean,
): LoadedPropositions {
  const api = useApi();
  return useResource(
    (): Observable<{ readonly rows: readonly Proposition[]; readonly total: number }> =>
      isTime
        ? api.propositions.list({ scope, filter: { ...filter, statuses: undefined } }, 'deferred')
        : NEVER,
    [api, scope, filter, isTime],
  );
}

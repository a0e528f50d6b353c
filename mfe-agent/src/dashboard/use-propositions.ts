import type { DataScope } from '@portal/domain/access';
import type { ProjectFilter } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { type LiveResource, useApi, useResource } from '@portal/features/resource';
import { NEVER, type Observable } from 'rxjs';

/** Proposals for the monthly chart and the follow-ups. */
export type LoadedPropositions = LiveResource<{
  readonly rows: readonly Proposition[];
  /** Total, including rows beyond the limit. */
  readonly total: number;
}>;

/**
 * Loads proposals with the projects' filters except status, whose values are those of projects. Equal queries share one
 * request.
 *
 * @param isTime the projects are loaded; until then nothing is requested.
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

import type { DataScope } from '@portal/domain/access';
import { truncationNotice } from '@portal/domain/dashboard';
import { type FollowUp, followUps } from '@portal/domain/follow-up';
import type { Project, ProjectFilter } from '@portal/domain/project';
import type { Proposition } from '@portal/domain/proposition';
import { type LiveResource, useApi, useResource } from '@portal/features/resource';
import { useMemo } from 'react';
import { NEVER, type Observable } from 'rxjs';
import { viewAddress } from './list-doors';

export interface FollowUpsShown {
  /** Most urgent first; undefined while the proposals, whose deadlines count too, are loading. */
  readonly rows: readonly FollowUp<Project>[] | undefined;
  /** Proposals failed to load: only the time since the last contact counts. */
  readonly arePropositionsMissing: boolean;
  /** A caveat when there are more proposals than the limit. */
  readonly caveat: string | undefined;
  /** Link to the list of these projects, with the dashboard's filters. */
  readonly listAddress: string;
}

/** Uses the list's rule (`followUps`) and, as the list does, all proposals whatever the filters. */
export function useFollowUps(
  projects: readonly Project[],
  propositions: LoadedPropositions,
  filter: ProjectFilter,
  now: Date,
): FollowUpsShown {
  const arePropositionsMissing = propositions.status === 'failed';
  // A file may be due for a proposal that is still on its way.
  const ends = propositions.value?.isComing === true ? undefined : propositions.value?.rows;
  const rows = useMemo(
    () => (ends === undefined && !arePropositionsMissing ? undefined : followUps(projects, ends ?? [], now)),
    [projects, ends, arePropositionsMissing, now],
  );
  const caveat =
    propositions.status === 'ready'
      ? truncationNotice(propositions.value.rows.length, propositions.value.total, 'proposition', {
          hasFilters: false,
        })
      : undefined;
  return { rows, arePropositionsMissing, caveat, listAddress: viewAddress('relancer', filter) };
}

/** Proposals for the monthly chart and the follow-ups. */
export type LoadedPropositions = LiveResource<Proposals>;

interface Proposals {
  readonly rows: readonly Proposition[];
  /** Total, including rows beyond the limit. */
  readonly total: number;
  /** Rows of further pages are on their way. */
  readonly isComing: boolean;
}

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
    (): Observable<Proposals> =>
      isTime ? api.propositions.whole({ scope, filter: { ...filter, statuses: undefined } }) : NEVER,
    [api, scope, filter, isTime],
  );
}

import { truncationNotice } from '@portal/domain/dashboard';
import { type FollowUp, followUps } from '@portal/domain/follow-up';
import { filterToSearch, type Project, type ProjectFilter } from '@portal/domain/project';
import { paths } from '@portal/features/routes';
import { useMemo } from 'react';
import type { LoadedPropositions } from './use-propositions';

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
  const ends = propositions.value?.rows;
  const rows = useMemo(
    () =>
      ends === undefined && !arePropositionsMissing ? undefined : followUps(projects, ends ?? [], { now }),
    [projects, ends, arePropositionsMissing, now],
  );
  const search = new URLSearchParams({ vue: 'relancer', ...filterToSearch(filter) });
  const caveat =
    propositions.status === 'ready'
      ? truncationNotice(propositions.value.rows.length, propositions.value.total, 'proposition')
      : undefined;
  return { rows, arePropositionsMissing, caveat, listAddress: `${paths.projects}?${search.toString()}` };
}

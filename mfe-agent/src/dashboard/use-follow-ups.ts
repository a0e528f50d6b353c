import { truncationNotice } from '@portal/domain/dashboard';
import { type FollowUp, followUps } from '@portal/domain/follow-up';
import { filterToSearch, type Project, type ProjectFilter } from '@portal/domain/project';
import { paths } from '@portal/features/routes';
import { useMemo } from 'react';
import type { LoadedPropositions } from './use-propositions';

/** The files to relaunch, as the dashboard shows them in two places. */
export interface FollowUpsShown {
  /** Most urgent first; undefined while the proposals, whose ends count too, are on their way. */
  readonly rows: readonly FollowUp<Project>[] | undefined;
  /** The proposals could not be loaded: only silence is counted. */
  readonly arePropositionsMissing: boolean;
  /** What else must be known of the count: there are more proposals than could be loaded. */
  readonly caveat: string | undefined;
  /** The list of projects, cut to these files, on the filters of the dashboard. */
  readonly listAddress: string;
}

/**
 * The rule is the list's own (`followUps`), on the same proposals as there: all of the reader's, whatever the filters.
 */
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

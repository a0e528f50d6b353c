import type { Project } from '../project/project';
import { PROJECT_STATUSES, type ProjectStatus, statusFacts, type StatusGroup } from '../project/status';

export type StatusTally = Readonly<Partial<Record<string, number>>>;

export interface StatusBar {
  readonly status: ProjectStatus;
  readonly label: string;
  readonly count: number;
}

/** From top to bottom as in the table of labels of section 4; a status that it does not have comes below. */
const BAR_ORDER: readonly ProjectStatus[] = [
  'open',
  'processed',
  'more_info_requested',
  'information_provided',
  'expected_signature',
  'signed',
  'more_file_requested',
  'proposition_acceptee',
  'assurance_acceptee',
  'offre_de_credit_acceptee',
  'cancelled_by_customer',
  'rejected',
  'assurance_refusee',
  'offre_de_credit_refusee',
  'fonds_non_debloques',
  'fonds_debloques',
];
const BARS = [...new Set([...BAR_ORDER, ...PROJECT_STATUSES])];

// Observed in the reference portal and kept: docs/observed-behaviour.md#proposition-acceptee
const COUNTED_UNDER: ReadonlyMap<string, string> = new Map([['proposition_acceptee', 'open']]);

// Observed in the reference portal and kept: docs/observed-behaviour.md#fonds-debloques
const BAR_READS: Readonly<Partial<Record<ProjectStatus, ProjectStatus>>> = {
  fonds_debloques: 'offre_de_credit_refusee',
};

/** Counts projects by status as the dashboard does; projects without a status are skipped. */
export function statusTally(projects: readonly Pick<Project, 'status'>[]): StatusTally {
  const tally = new Map<string, number>();
  for (const { status } of projects) {
    if (status === null) continue;
    const counted = COUNTED_UNDER.get(status) ?? status;
    tally.set(counted, (tally.get(counted) ?? 0) + 1);
  }
  return Object.fromEntries(tally);
}

/** One bar per status of the charts 'Projets ouverts' and 'Projets fermés', with the labels of section 4. */
export function statusBars(tally: StatusTally): {
  readonly open: readonly StatusBar[];
  readonly closed: readonly StatusBar[];
} {
  const barsOf = (group: StatusGroup) =>
    BARS.filter((status) => statusFacts(status).group === group).map((status) => ({
      status,
      label: statusFacts(status).label,
      count: tally[BAR_READS[status] ?? status] ?? 0,
    }));
  return { open: barsOf('open'), closed: barsOf('closed') };
}

import type { Project } from '../project/project';
import { type ClosedStatus, type OpenStatus, type ProjectStatus, STATUS_FACTS } from '../project/status';

export type StatusTally = Readonly<Partial<Record<string, number>>>;

export interface StatusBar {
  readonly status: ProjectStatus;
  readonly label: string;
  readonly count: number;
}

/** The bars from top to bottom, in the order of the labels in section 4. */
const OPEN_BARS = [
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
] as const satisfies readonly OpenStatus[];
const CLOSED_BARS = [
  'cancelled_by_customer',
  'rejected',
  'assurance_refusee',
  'offre_de_credit_refusee',
  'fonds_non_debloques',
  'fonds_debloques',
] as const satisfies readonly ClosedStatus[];

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
  const bar = (status: ProjectStatus): StatusBar => ({
    status,
    label: STATUS_FACTS[status].label,
    count: tally[BAR_READS[status] ?? status] ?? 0,
  });
  return { open: OPEN_BARS.map(bar), closed: CLOSED_BARS.map(bar) };
}

import { parisMonth } from '../format/calendar';
import type { Project } from '../project/project';
import { isClosed, statusGroup } from '../project/status';
import type { Proposition } from '../proposition/proposition';
import { canDecide, isAccepted } from '../proposition/status';

/** The figures at the head of the dashboard. These are true counts: the oddities of the charts do not touch them. */
export interface Kpis {
  readonly projects: number;
  /** Not closed, the three statuses of no group included. */
  readonly inProgress: number;
  readonly closed: number;
  readonly funded: number;
  readonly createdThisMonth: number;
  /** Euros to finance on the projects in progress. */
  readonly amountInProgress: number;
  readonly pendingPropositions: number;
  readonly acceptedPropositions: number;
}

/** Counts what the dashboard was given, for the calendar month of `now` in Paris. */
export function kpis(projects: readonly Project[], propositions: readonly Proposition[], now: Date): Kpis {
  const running = projects.filter(({ status }) => !isClosed(status));
  const month = parisMonth(now.toISOString());
  const isThisMonth = ({ createdAt }: Project): boolean => {
    const created = createdAt === null ? undefined : parisMonth(createdAt);
    return created?.year === month?.year && created?.month === month?.month && created !== undefined;
  };
  return {
    projects: projects.length,
    inProgress: running.length,
    closed: projects.filter(({ status }) => statusGroup(status) === 'closed').length,
    funded: projects.filter(({ status }) => status === 'fonds_debloques').length,
    createdThisMonth: projects.filter(isThisMonth).length,
    amountInProgress: running.reduce((sum, { amountToFinance }) => sum + (amountToFinance ?? 0), 0),
    pendingPropositions: propositions.filter(canDecide).length,
    acceptedPropositions: propositions.filter(isAccepted).length,
  };
}

import { addDays, parisDay } from '../format/calendar';
import type { Project } from '../project/project';
import { isClosed, statusFacts } from '../project/status';
import { monthlyCounts } from './monthly-counts';

/** The figures at the head of the dashboard. These are true counts: the oddities of the charts do not touch them. */
export interface KeyFigures {
  /** Not closed, the three statuses of no group included. */
  readonly inProgress: number;
  /** Of those, the ones whose status asks something of the applicant. */
  readonly waitingForApplicant: number;
  /** The last point of the chart by month, and the length of the list of this month: one count for the three. */
  readonly createdThisMonth: number;
  /** What `createdThisMonth` was a month ago; undefined unless every project is among those counted. */
  readonly createdByThisDayLastMonth: number | undefined;
  readonly fundedThisYear: number;
  readonly fundedThisMonth: number;
  /** Euros, of those financed this year. */
  readonly amountFundedThisYear: number;
}

/**
 * Counts what the dashboard was given, by the calendar of Paris on the day of `now`. A project is financed on the day it
 * was last changed to 'Fonds débloqués': the back office gives no other date, and ranks the agents by the same one.
 *
 * @param isWhole nothing was left out, neither by a limit nor by dates; only then can this month be compared.
 */
export function keyFigures(projects: readonly Project[], now: Date, isWhole: boolean): KeyFigures {
  const today = parisDay(now.toISOString()) ?? '';
  const month = today.slice(0, 7);
  const asOf = sameDayLastMonth(today);
  const running = projects.filter(({ status }) => !isClosed(status));
  const created = projects.map(({ createdAt }) => dayOf(createdAt));
  const funded = projects
    .filter(({ status }) => status === 'fonds_debloques')
    .map(({ updatedAt, amountToFinance }) => ({ day: dayOf(updatedAt), amount: amountToFinance ?? 0 }))
    .filter(({ day }) => day.startsWith(today.slice(0, 4)) && day <= today);
  return {
    inProgress: running.length,
    waitingForApplicant: running.filter(({ status }) => statusFacts(status).actor === 'Vous').length,
    createdThisMonth: monthlyCounts(projects, now).at(-1)?.count ?? 0,
    createdByThisDayLastMonth: isWhole
      ? created.filter((day) => day.startsWith(asOf.slice(0, 7)) && day <= asOf).length
      : undefined,
    fundedThisYear: funded.length,
    fundedThisMonth: funded.filter(({ day }) => day.startsWith(month)).length,
    amountFundedThisYear: funded.reduce((sum, { amount }) => sum + amount, 0),
  };
}

/** Day 'YYYY-MM-DD' in Paris, or '' for none, which belongs to no month. */
const dayOf = (iso: string | null): string => (iso === null ? '' : (parisDay(iso) ?? ''));

/**
 * The day of the same number a month before, or that month's last: `2026-03-31` → `2026-02-28`.
 *
 * @param day 'YYYY-MM-DD'
 */
export function sameDayLastMonth(day: string): string {
  const lastOfMonthBefore = addDays(`${day.slice(0, 7)}-01`, -1);
  const number = Math.min(Number(day.slice(8)), Number(lastOfMonthBefore.slice(8)));
  return `${lastOfMonthBefore.slice(0, 8)}${String(number).padStart(2, '0')}`;
}

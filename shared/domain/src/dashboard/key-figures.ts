import { addDays, parisDay } from '../format/calendar';
import type { Project } from '../project/project';
import { isClosed, statusFacts } from '../project/status';
import { monthlyCounts } from './monthly-counts';

/** The figures at the top of the dashboard. True counts: the oddities of the charts do not apply here. */
export interface KeyFigures {
  /** Not closed, including the three statuses that belong to no group. */
  readonly inProgress: number;
  /** Those in progress whose status requires an action of the applicant. */
  readonly waitingForApplicant: number;
  /** Same count as the last point of the monthly chart and the length of this month's list. */
  readonly createdThisMonth: number;
  /** Projects created last month up to the same day; undefined unless the list is complete. */
  readonly createdByThisDayLastMonth: number | undefined;
  readonly fundedThisYear: number;
  readonly fundedThisMonth: number;
  /** In euros: the projects financed this year. */
  readonly amountFundedThisYear: number;
}

/**
 * Computes the figures by the calendar of Paris on the day of `now`. A project counts as financed on the day of its
 * last change, if its status is 'Fonds débloqués': the back office gives no better date, and ranks agents by the same
 * one.
 *
 * @param isWhole true when no limit or date filter applied; only then are the months compared
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

/** 'YYYY-MM-DD' in Paris; '' for no date, which matches no month. */
const dayOf = (iso: string | null): string => (iso === null ? '' : (parisDay(iso) ?? ''));

/**
 * The same day of the previous month, or its last day: `2026-03-31` → `2026-02-28`.
 *
 * @param day 'YYYY-MM-DD'
 */
export function sameDayLastMonth(day: string): string {
  const lastOfMonthBefore = addDays(`${day.slice(0, 7)}-01`, -1);
  const number = Math.min(Number(day.slice(8)), Number(lastOfMonthBefore.slice(8)));
  return `${lastOfMonthBefore.slice(0, 8)}${String(number).padStart(2, '0')}`;
}

import { addDays, parisDay } from '../format/calendar';
import type { Project } from '../project/project';
import { isClosed, statusFacts } from '../project/status';
import { type MonthlyCount, monthlyCounts } from './monthly-counts';

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
  /** Undefined unless the list is complete: a month that lacks rows would look like a bad one. */
  readonly courses: Courses | undefined;
}

/** Figures by month over twelve months, from the oldest on; the last one is the current month. */
export interface Courses {
  readonly created: readonly number[];
  readonly funded: readonly number[];
  /** In euros. */
  readonly amount: readonly number[];
}

const MONTHS_OF_A_COURSE = 12;

/** By the calendar of Paris; financed on the day of the last change. `isWhole`: no limit nor dates: months compare. */
export function keyFigures(projects: readonly Project[], now: Date, isWhole: boolean): KeyFigures {
  const today = parisDay(now.toISOString()) ?? '';
  const month = today.slice(0, 7);
  const asOf = sameDayLastMonth(today);
  const running = projects.filter(({ status }) => !isClosed(status));
  const created = projects.map(({ createdAt }) => dayOf(createdAt));
  const everFunded = projects
    .filter(({ status }) => status === 'fonds_debloques')
    .map(({ updatedAt, amountToFinance }) => ({ day: dayOf(updatedAt), amount: amountToFinance ?? 0 }))
    .filter(({ day }) => day <= today);
  const funded = everFunded.filter(({ day }) => day.startsWith(today.slice(0, 4)));
  const months = monthlyCounts(projects, now, MONTHS_OF_A_COURSE);
  return {
    inProgress: running.length,
    waitingForApplicant: running.filter(({ status }) => statusFacts(status).actor === 'Vous').length,
    createdThisMonth: months.at(-1)?.count ?? 0,
    createdByThisDayLastMonth: isWhole
      ? created.filter((day) => day.startsWith(asOf.slice(0, 7)) && day <= asOf).length
      : undefined,
    fundedThisYear: funded.length,
    fundedThisMonth: funded.filter(({ day }) => day.startsWith(month)).length,
    amountFundedThisYear: total(funded),
    courses: isWhole ? coursesOf(months, everFunded) : undefined,
  };
}

interface Funded {
  readonly day: string;
  readonly amount: number;
}

const total = (funded: readonly Funded[]): number => funded.reduce((sum, { amount }) => sum + amount, 0);

function coursesOf(months: readonly MonthlyCount[], funded: readonly Funded[]): Courses {
  const byMonth = months.map(({ year, month }) => {
    const name = new Date(Date.UTC(year, month)).toISOString().slice(0, 7);
    return funded.filter(({ day }) => day.startsWith(name));
  });
  return {
    created: months.map(({ count }) => count),
    funded: byMonth.map(({ length }) => length),
    amount: byMonth.map(total),
  };
}

/** 'YYYY-MM-DD' in Paris; '' for no date, which matches no month. */
const dayOf = (iso: string | null): string => (iso === null ? '' : (parisDay(iso) ?? ''));

/** The same day of the month before, or its last one: `2026-03-31` → `2026-02-28`. */
export function sameDayLastMonth(day: string): string {
  const lastOfMonthBefore = addDays(`${day.slice(0, 7)}-01`, -1);
  const number = Math.min(Number(day.slice(8)), Number(lastOfMonthBefore.slice(8)));
  return `${lastOfMonthBefore.slice(0, 8)}${String(number).padStart(2, '0')}`;
}

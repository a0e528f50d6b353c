import { addDays, daysBetween, parisDay } from '../format/calendar';
import type { Project } from '../project/project';
import { isClosed } from '../project/status';

/** Calendar days 'YYYY-MM-DD' in Paris, both included. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const PERIOD_NAMES = ['30-jours', '6-mois', 'annee'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

/** Thirty days, the current month and the five before it, or the current year; up to the day of `now` in Paris. */
export function periodOf(name: PeriodName, now: Date): Period {
  const to = parisDay(now.toISOString()) ?? '';
  switch (name) {
    case '30-jours':
      return { from: addDays(to, -29), to };
    case '6-mois': {
      const first = new Date(Date.UTC(Number(to.slice(0, 4)), Number(to.slice(5, 7)) - 6, 1));
      return { from: first.toISOString().slice(0, 10), to };
    }
    case 'annee':
      return { from: `${to.slice(0, 4)}-01-01`, to };
  }
}

export const daysOf = ({ from, to }: Period): number => daysBetween(from, to) + 1;

/** As many days, straight before. */
export const periodBefore = (period: Period): Period => ({
  from: addDays(period.from, -daysOf(period)),
  to: addDays(period.from, -1),
});

/** Whether an ISO date or instant is on a day of the period in Paris; false for none. */
export function isInPeriod(iso: string | null, { from, to }: Period): boolean {
  const day = iso === null ? undefined : parisDay(iso);
  return day !== undefined && day >= from && day <= to;
}

/** Closed in the period: on the day of its last change, the only date there is (`keyFigures` counts alike). */
export const isClosedIn = (
  { status, updatedAt }: Pick<Project, 'status' | 'updatedAt'>,
  period: Period,
): boolean => isClosed(status) && isInPeriod(updatedAt, period);

export const isFundedIn = (project: Pick<Project, 'status' | 'updatedAt'>, period: Period): boolean =>
  project.status === 'fonds_debloques' && isClosedIn(project, period);

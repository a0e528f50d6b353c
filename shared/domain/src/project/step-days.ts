import { daysBetween, parisDay } from '../format/calendar';
import type { Project } from './project';
import { isClosed } from './status';

export const LONG_STEP_DAYS = 21;

export interface StepDays {
  /** Whole calendar days in Paris, 0 on the first. */
  readonly days: number;
  /** The project is open and has been in its step for `LONG_STEP_DAYS` or more. */
  readonly isLong: boolean;
}

/** Counted from the creation or the last change, the only dates there are: a minimum. Undefined without a date. */
export function daysInStep(
  { status, createdAt, updatedAt }: Pick<Project, 'status' | 'createdAt' | 'updatedAt'>,
  now: Date,
): StepDays | undefined {
  const since = status === 'open' ? createdAt : updatedAt;
  const first = since === null ? undefined : parisDay(since);
  const today = parisDay(now.toISOString());
  if (first === undefined || today === undefined) return undefined;
  // A clock that runs ahead must not show negative days.
  const days = Math.max(0, daysBetween(first, today));
  return { days, isLong: days >= LONG_STEP_DAYS && !isClosed(status) };
}

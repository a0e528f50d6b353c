import { addDays, daysBetween } from '../format';

const DAYS_OF_FEBRUARY = 28;

/**
 * Time between two calendar days ('YYYY-MM-DD'), in years, as annex I of directive 2014/17/UE counts it: whole periods
 * backwards from the later day, then the remaining days over 365, or over 366 when the year counted back from there
 * contains a 29 February. `every` is the payment period.
 */
export function yearsBetween(from: string, to: string, every: 'month' | 'year' = 'month'): number {
  const monthsPerPeriod = every === 'month' ? 1 : 12;
  let periods = 0;
  while (monthsBefore(to, (periods + 1) * monthsPerPeriod) >= from) periods += 1;
  const rest = monthsBefore(to, periods * monthsPerPeriod);
  const days = daysBetween(from, rest);
  const daysOfYear = daysBetween(monthsBefore(rest, 12), rest);
  return (periods * monthsPerPeriod) / 12 + days / daysOfYear;
}

/** The same day some months earlier, or the last day of a shorter month. */
function monthsBefore(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const index = year * 12 + month - 1 - months;
  const first = `${pad(Math.floor(index / 12), 4)}-${pad((index % 12) + 1, 2)}-01`;
  if (date <= DAYS_OF_FEBRUARY) return addDays(first, date - 1);
  const moved = addDays(first, date - 1);
  if (moved.slice(0, 7) === first.slice(0, 7)) return moved;
  // Past the end of a short month: go back to its last day.
  return addDays(moved, -Number(moved.slice(8)));
}

const pad = (value: number, digits: number): string => String(value).padStart(digits, '0');

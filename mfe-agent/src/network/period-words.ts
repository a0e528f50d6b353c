import { formatDayMonth, formatLongDate } from '@portal/domain/format';
import type { Period } from '@portal/domain/network';

/**
 * « Du 1er juin au 22 novembre 2026 », with the year of the first day where it is another one; « Le 1er janvier 2027 »
 * on the first day of a year.
 */
export function periodWords({ from, to }: Period): string {
  if (from === to) return `Le ${formatLongDate(to)}`;
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `Du ${isOneYear ? formatDayMonth(from) : formatLongDate(from)} au ${formatLongDate(to)}`;
}

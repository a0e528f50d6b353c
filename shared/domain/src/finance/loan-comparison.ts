import { roundToCent } from './cents';

/** Percent a year of the initial capital that an insurance of so many euros a month comes to; 0 without a capital. */
export const insuranceRateOf = (capital: number, monthly: number): number =>
  capital === 0 ? 0 : (monthly * 1200) / capital;

/**
 * What each credit costs more than the cheapest of them: euros, 0 for the cheapest itself. Undefined where the total is,
 * and everywhere while there are not two totals to compare.
 */
export function costGaps(totals: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const known = totals.filter((total) => total !== undefined);
  if (known.length < 2) return totals.map(() => undefined);
  const cheapest = Math.min(...known);
  return totals.map((total) => (total === undefined ? undefined : roundToCent(total - cheapest)));
}

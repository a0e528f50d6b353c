import { roundToCent } from './cents';

/** A monthly insurance in euros as a yearly percentage of the initial capital; 0 without a capital. */
export const insuranceRateOf = (capital: number, monthly: number): number =>
  capital === 0 ? 0 : (monthly * 1200) / capital;

/** Extra cost over the cheapest in euros, 0 for itself; undefined without a total, or with fewer than two. */
export function costGaps(totals: readonly (number | undefined)[]): readonly (number | undefined)[] {
  const known = totals.filter((total) => total !== undefined);
  if (known.length < 2) return totals.map(() => undefined);
  const cheapest = Math.min(...known);
  return totals.map((total) => (total === undefined ? undefined : roundToCent(total - cheapest)));
}

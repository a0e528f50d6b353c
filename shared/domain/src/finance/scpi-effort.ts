import { roundToCent } from './cents';

/** Falls of the distributed income that are shown beside what one hopes for: none, a quarter less, nothing at all. */
export type IncomeStress = 'as-entered' | 'quarter-less' | 'none';

const KEPT: Readonly<Record<IncomeStress, number>> = { 'as-entered': 1, 'quarter-less': 0.75, none: 0 };

/** Part of the income of shares that banks count among the resources: their practice, not a rule. */
export const COUNTED_SHARE_OF_INCOME = 0.7;

export interface ScpiEffort {
  readonly stress: IncomeStress;
  /** Euros a month before tax. */
  readonly income: number;
  /** Instalment less income, euros a month: what the saver adds (negative when the income exceeds it). */
  readonly effort: number;
}

/**
 * What buying SCPI shares on credit asks each month, in euros and before tax. `distributionRate` is gross, percent a
 * year of what is subscribed. Nothing is distributed during the time before enjoyment (« délai de jouissance »), which is
 * the `none` row.
 */
export function scpiEffort(
  {
    subscribed,
    distributionRate,
    instalment,
  }: { readonly subscribed: number; readonly distributionRate: number; readonly instalment: number },
  stress: IncomeStress = 'as-entered',
): ScpiEffort {
  const income = roundToCent((subscribed * distributionRate * KEPT[stress]) / 1200);
  return { stress, income, effort: roundToCent(instalment - income) };
}

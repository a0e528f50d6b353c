import { roundToCent } from './cents';

/** Scenarios shown beside the entered income: unchanged, a quarter less, none. */
export type IncomeStress = 'as-entered' | 'quarter-less' | 'none';

const KEPT: Readonly<Record<IncomeStress, number>> = { 'as-entered': 1, 'quarter-less': 0.75, none: 0 };

/** Share of SCPI income that banks count as income: their practice, not a rule. */
export const COUNTED_SHARE_OF_INCOME = 0.7;

export interface ScpiEffort {
  readonly stress: IncomeStress;
  /** Euros a month before tax. */
  readonly income: number;
  /** Instalment less income, euros a month: what the saver adds (negative when the income exceeds it). */
  readonly effort: number;
}

/** Euros a month before tax; `distributionRate` is gross, a year. In the « délai de jouissance », see `none`. */
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

import { interestOf } from './amortisation';
import { roundToCent, toEuros } from './cents';
import { costParts } from './cost-parts';
import type { CreditSimulation } from './credit-simulation';

/** Where a credit stands after some instalments, in euros. */
export interface CreditBalance {
  /** Capital still due. */
  readonly outstanding: number;
  readonly repaid: number;
  /** Interest paid so far. */
  readonly interest: number;
}

/** Where a credit stands after its first `month` instalments: 0 on the first day, its duration at the end. */
export function balanceAfter(credit: CreditSimulation, month: number): CreditBalance {
  const paid = credit.schedule.slice(0, month);
  const { capital } = costParts(credit);
  const last = paid.at(-1);
  const outstanding = last === undefined ? capital : toEuros(last.outstandingCents);
  return {
    outstanding,
    repaid: roundToCent(capital - outstanding),
    interest: toEuros(interestOf(paid)),
  };
}

import type { CreditSimulation } from './credit-simulation';
import { interestOf } from './amortisation';
import { roundToCent, toEuros } from './cents';

/** What is paid back, in euros. Together the four are the total due, to the cent. */
export interface CostParts {
  readonly capital: number;
  readonly interest: number;
  readonly insurance: number;
  readonly fees: number;
}

export const costParts = ({
  interest,
  insuranceCost,
  totalCost,
  totalDue,
}: Pick<CreditSimulation, 'interest' | 'insuranceCost' | 'totalCost' | 'totalDue'>): CostParts => ({
  capital: roundToCent(totalDue - totalCost),
  interest,
  insurance: insuranceCost,
  fees: roundToCent(totalCost - interest - insuranceCost),
});

export interface CreditBalance {
  readonly outstanding: number;
  readonly repaid: number;
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

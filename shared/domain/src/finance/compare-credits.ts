import { roundToCent, toEuros } from './cents';
import type { CreditSimulation } from './credit-simulation';

/** What one credit costs less than another, in euros; negative where it costs more. */
export interface CreditDifference {
  /** Over the whole duration. */
  readonly total: number;
  /** Each month, insurance included. */
  readonly monthly: number;
  /** On the first day: the fees. */
  readonly upfront: number;
  /**
   * From which month on it is ahead for good, also when the credit is paid back early: 0 from the first day. Undefined
   * when it never is, or when the two do not run for the same time over the same capital.
   */
  readonly aheadFrom: number | undefined;
}

const feesOf = ({ totalCost, interest, insuranceCost }: CreditSimulation): number =>
  roundToCent(totalCost - interest - insuranceCost);

/** Euros paid by a month, with the capital that would be due then. */
function costByMonth(credit: CreditSimulation): readonly number[] {
  let paid = feesOf(credit);
  return credit.schedule.map(({ paymentCents, outstandingCents }) => {
    paid += toEuros(paymentCents) + credit.monthlyInsurance;
    return paid + toEuros(outstandingCents);
  });
}

const capitalOf = ({ totalDue, totalCost }: CreditSimulation): number => roundToCent(totalDue - totalCost);

/** Compares a credit with another one. */
export function compareCredits(credit: CreditSimulation, other: CreditSimulation): CreditDifference {
  const isAlike = credit.schedule.length === other.schedule.length && capitalOf(credit) === capitalOf(other);
  const others = costByMonth(other);
  const isBehind = costByMonth(credit).map((cost, month) => cost >= (others[month] ?? 0));
  const lastBehind = isBehind.lastIndexOf(true);
  const aheadFrom = lastBehind === -1 && feesOf(credit) <= feesOf(other) ? 0 : lastBehind + 2;
  return {
    total: roundToCent(other.totalCost - credit.totalCost),
    monthly: roundToCent(other.paymentWithInsurance - credit.paymentWithInsurance),
    upfront: roundToCent(feesOf(other) - feesOf(credit)),
    aheadFrom: isAlike && aheadFrom <= credit.schedule.length ? aheadFrom : undefined,
  };
}

import { roundToCent, toEuros } from './cents';
import { costParts } from './cost-parts';
import type { CreditSimulation } from './credit-simulation';

/** What one credit costs less than another, in euros; negative where it costs more. */
export interface CreditDifference {
  readonly total: number;
  /** Each month, insurance included. */
  readonly monthly: number;
  /** On the first day: the fees. */
  readonly upfront: number;
  /** From which month on it stays ahead, even paid back early; 0 at once, undefined if never or if not comparable. */
  readonly aheadFrom: number | undefined;
  /** Before `aheadFrom` it was ahead for some time already, so that neither is the cheaper one throughout. */
  readonly wavers: boolean;
}

/** Euros paid by a month, with the capital that would be due then. */
function costByMonth(credit: CreditSimulation): readonly number[] {
  let paid = costParts(credit).fees;
  return credit.schedule.map(({ paymentCents, outstandingCents }) => {
    paid += toEuros(paymentCents) + credit.monthlyInsurance;
    return paid + toEuros(outstandingCents);
  });
}

export function compareCredits(credit: CreditSimulation, other: CreditSimulation): CreditDifference {
  const [own, its] = [costParts(credit), costParts(other)];
  const isAlike = credit.schedule.length === other.schedule.length && own.capital === its.capital;
  const others = costByMonth(other);
  const isBehind = costByMonth(credit).map((cost, month) => cost >= (others[month] ?? 0));
  const lastBehind = isBehind.lastIndexOf(true);
  const aheadFrom = lastBehind === -1 && own.fees <= its.fees ? 0 : lastBehind + 2;
  const firstAhead = isBehind.indexOf(false);
  const wasAhead = own.fees < its.fees || (firstAhead !== -1 && firstAhead < lastBehind);
  return {
    total: roundToCent(other.totalCost - credit.totalCost),
    monthly: roundToCent(other.paymentWithInsurance - credit.paymentWithInsurance),
    upfront: roundToCent(its.fees - own.fees),
    wavers: isAlike && aheadFrom > 0 && wasAhead,
    aheadFrom: isAlike && aheadFrom <= credit.schedule.length ? aheadFrom : undefined,
  };
}

/** A monthly insurance in euros as a yearly percentage of the initial capital; 0 without a capital. */
export const insuranceRateOf = (capital: number, monthly: number): number =>
  capital === 0 ? 0 : (monthly * 1200) / capital;

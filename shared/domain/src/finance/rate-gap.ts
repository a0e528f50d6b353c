import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate';

export interface AnnouncedLoan {
  readonly capital: number;
  readonly fees?: number | undefined;
  readonly monthlyPayment: number;
  readonly years: number;
  readonly taeg: number;
}

/** Points between an announced TAEG and its payments, repaid monthly or at the end; Infinity when no rate fits. */
export function rateGap({
  capital,
  fees = 0,
  monthlyPayment,
  years,
  taeg,
}: AnnouncedLoan): number | undefined {
  if (!(capital > 0 && monthlyPayment > 0 && years > 0 && taeg > 0)) return undefined;
  const instalments = monthlyPayments(monthlyPayment, Math.round(years * 12));
  const gaps = [instalments, [...instalments, { amount: capital, years }]].map((paid) => {
    const rate = annualPercentageRate({
      received: [{ amount: Math.max(0, capital - fees), years: 0 }],
      paid,
    });
    return rate === null ? Infinity : Math.abs(rate - taeg);
  });
  return Math.min(...gaps);
}

/** More than a point is worth a question; more than three is no loan that exists. */
export const UNLIKELY_GAP = 1;
export const IMPOSSIBLE_GAP = 3;

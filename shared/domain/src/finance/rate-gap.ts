import { annualPercentageRate, monthlyPayments } from './annual-percentage-rate';

/** What a lender announces of a loan, in euros, percent and years. */
export interface AnnouncedLoan {
  readonly capital: number;
  readonly fees?: number | undefined;
  readonly monthlyPayment: number;
  readonly years: number;
  readonly taeg: number;
}

/**
 * How far an announced TAEG is from what the payments come to, in points: of a loan that is repaid each month, or at its
 * end, whichever is nearer. Insurance that the TAEG leaves out explains some tenths. Infinity when no rate fits, undefined
 * while a figure is missing.
 */
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

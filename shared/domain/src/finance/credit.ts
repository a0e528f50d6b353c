import { roundToCent } from './cents';

/** `amortising`: constant instalments. `interest-only` (« in fine »): interest each month, the capital at the end. */
export type CreditKind = 'amortising' | 'interest-only';

export interface Credit {
  /** Euros. */
  readonly capital: number;
  /** Nominal yearly rate in percent: 3.5 for 3,50 %. */
  readonly annualRate: number;
  readonly months: number;
}

/** Proportional monthly rate as a ratio: the French practice, also used by the European mortgage examples. */
export const monthlyRate = (annualRate: number): number => annualRate / 1200;

/** The constant instalment for a capital of 1: i / (1 − (1 + i)^−n), or 1 / n without interest. Not rounded. */
export function instalmentRatio(annualRate: number, months: number): number {
  const rate = monthlyRate(annualRate);
  // expm1 and log1p keep the precision that (1 + i)^-n loses for rates close to zero.
  return rate === 0 ? 1 / months : rate / -Math.expm1(-months * Math.log1p(rate));
}

/** The constant monthly instalment before insurance, in euros rounded to the cent (half up). */
export function monthlyPayment({ capital, annualRate, months }: Credit): number {
  return roundToCent(capital * instalmentRatio(annualRate, months));
}

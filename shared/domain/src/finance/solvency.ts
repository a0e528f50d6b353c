import { roundToCent, toCents } from './cents';
import { instalmentRatio } from './credit';

/** Maximum effort ratio of the general rule, percent, insurance included (decision D-HCSF-2021-7, since 2022-01-01). */
export const MAX_EFFORT_PERCENT = 35;

export interface EffortRatio {
  /** Percent, not rounded. */
  readonly percent: number;
  /** From the unrounded value: 35,0002 % is above the limit, though it shows as 35,00 %. */
  readonly isAboveLimit: boolean;
}

/** Credits and instalment over income, insurance included; null without income. Euros: income a year, the rest a month. */
export function effortRatio({
  annualIncome,
  monthlyCredits,
  instalment,
  otherMonthlyIncome = 0,
}: {
  readonly annualIncome: number;
  readonly monthlyCredits: number;
  readonly instalment: number;
  readonly otherMonthlyIncome?: number;
}): EffortRatio | null {
  const income = toCents(annualIncome) + otherMonthlyIncome * 12 * 100;
  if (income <= 0) return null;
  // In whole cents the comparison is exact; a quotient would not be.
  const charges = (toCents(monthlyCredits) + toCents(instalment)) * 12;
  return { percent: (charges * 100) / income, isAboveLimit: charges * 100 > MAX_EFFORT_PERCENT * income };
}

/**
 * The capital within 35 % of the income, insurance included. Euros; rates in percent a year. `available` a month,
 * negative above the limit, where `capital` is 0.
 */
export function borrowingCapacity({
  monthlyIncome,
  monthlyCredits,
  annualRate,
  months,
  insuranceRate = 0,
}: {
  readonly monthlyIncome: number;
  readonly monthlyCredits: number;
  readonly annualRate: number;
  readonly months: number;
  readonly insuranceRate?: number;
}): { readonly available: number; readonly capital: number } {
  const available = roundToCent((monthlyIncome * MAX_EFFORT_PERCENT) / 100 - monthlyCredits);
  const ratio = instalmentRatio(annualRate, months) + insuranceRate / 1200;
  return { available, capital: available <= 0 ? 0 : roundToCent(available / ratio) };
}

/** Monthly « reste à vivre » in euros, after current credits and the new instalment. No law sets a threshold. */
export const livingBalance = (monthlyIncome: number, monthlyCredits: number, instalment: number): number =>
  roundToCent(monthlyIncome - monthlyCredits - instalment);

/** Amount to borrow in euros, never below 0: price, works and land, less the contribution. */
export const amountToFinance = ({
  price,
  works,
  land,
  contribution,
}: {
  readonly price: number;
  readonly works: number;
  readonly land: number;
  readonly contribution: number;
}): number => Math.max(0, roundToCent(price + works + land - contribution));

import { durationMonths, EXAMPLE_ASSUMPTIONS, type ProjectFigures } from '@portal/domain/finance';
import { parseAmount, parseRate } from '@portal/domain/format';
import type { ProjectField, ProjectValues } from './field-names';
import { labelOf } from './project-table';

/** The rates that nobody knows before a lender answers, as they are typed beside the form. */
export interface Assumptions {
  readonly rate: string;
  readonly insurance: string;
}

export const FIRST_ASSUMPTIONS: Assumptions = { rate: '3,50', insurance: '0,36' };

/** Highest rate and highest insurance that are computed with, percent a year: what the simulator accepts. */
export const HIGHEST_RATE = 20;
export const HIGHEST_INSURANCE = 5;

/** A rate between 0 and `highest`, or undefined. */
export function assumedRate(text: string, highest: number): number | undefined {
  const rate = parseRate(text);
  return rate !== undefined && rate <= highest ? rate : undefined;
}

export type Reading =
  | { readonly kind: 'figures'; readonly figures: ProjectFigures }
  /** What is still to be given or put right, in the words of the form. */
  | { readonly kind: 'missing'; readonly labels: readonly string[] };

/** What the form holds, read as a credit to simulate. What is optional and empty counts as nothing. */
export function readFigures(values: ProjectValues, { rate, insurance }: Assumptions): Reading {
  const missing: string[] = [];
  const read = (name: ProjectField, isNeeded = false): number => {
    const text = values[name].trim();
    const amount = text === '' ? undefined : parseAmount(text);
    if (amount === undefined && (isNeeded || text !== '')) missing.push(labelOf(name));
    return amount ?? 0;
  };
  const price = read('amountToFinance', true);
  const contribution = read('downPayment');
  const land = read('landPrice');
  const works = read('worksAmount');
  const months = durationMonths(values.desiredDuration);
  if (months === undefined) missing.push(labelOf('desiredDuration'));
  const annualRate = assumedRate(rate, HIGHEST_RATE);
  if (annualRate === undefined) missing.push('Taux débiteur');
  const insuranceRate = assumedRate(insurance, HIGHEST_INSURANCE);
  if (insuranceRate === undefined) missing.push('Assurance');
  if (months === undefined || annualRate === undefined || insuranceRate === undefined || missing.length > 0)
    return { kind: 'missing', labels: missing };
  return {
    kind: 'figures',
    figures: {
      price,
      contribution,
      land,
      works,
      months,
      annualRate,
      insuranceRate,
      feesRate: EXAMPLE_ASSUMPTIONS.feesRate,
      annualIncome: parseAmount(values.netTaxableIncome) ?? null,
      monthlyCredits: parseAmount(values.existingCredits) ?? 0,
      maximumPayment: parseAmount(values.maximumMonthlyPayment) ?? null,
    },
  };
}

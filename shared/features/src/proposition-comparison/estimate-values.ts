import { type CreditTerms, durationMonths, insuranceRateOf } from '@portal/domain/finance';
import { formatAmountInput, parseAmount } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { announcedCost, type AnnouncedOffer } from '@portal/domain/proposition';
import { CREDIT_RULES, type CreditRule, readByRule } from '../records';

/** Figures to type for each proposal. */
export type EstimateField = 'amount' | 'years' | 'rate' | 'insurance' | 'fees';

/** As typed; '' when empty. The insurance is in euros a month. */
export type EstimateValues = Readonly<Record<EstimateField, string>>;

export type EstimateErrors = Partial<Record<EstimateField, string>>;

/** Initial values: terms stated in the proposal, or that follow from its totals, else amount and duration of its project. */
export function startingValues(project: Project, stated: AnnouncedOffer): EstimateValues {
  const months = stated.months ?? durationMonths(project.desiredDuration ?? '');
  return {
    amount: formatAmountInput(
      stated.capital ?? announcedCost(stated)?.capital ?? project.amountToFinance ?? undefined,
    ),
    years: months === undefined ? '' : String(months / 12),
    rate: rateInput(stated.annualRate),
    insurance: formatAmountInput(stated.monthlyInsurance),
    fees: formatAmountInput(stated.fees),
  };
}

const rateInput = (rate: number | undefined): string =>
  rate === undefined ? '' : rate.toFixed(2).replace('.', ',');

const RULES: Readonly<Record<EstimateField, CreditRule>> = {
  ...CREDIT_RULES,
  insurance: {
    read: parseAmount,
    min: 0,
    max: 10_000,
    message: 'Indiquez l’assurance en euros par mois, par exemple 25.',
  },
};

const FEES_TOO_HIGH = 'Indiquez des frais inférieurs au montant du crédit.';
/** Required for any result; other empty fields count as 0. */
const NEEDED: readonly EstimateField[] = ['amount', 'years', 'rate'];

/** Parses the input. No terms without amount, duration and rate; empty insurance and fees count as 0. */
export function readEstimate(values: EstimateValues): {
  readonly terms: CreditTerms | undefined;
  readonly errors: EstimateErrors;
} {
  const errors: EstimateErrors = {};
  const number = (field: EstimateField): number => {
    if (values[field].trim() === '') return 0;
    const rule = RULES[field];
    const value = readByRule(values[field], rule);
    if (value === undefined) errors[field] = rule.message;
    return value ?? 0;
  };
  const capital = number('amount');
  const fees = number('fees');
  const terms: CreditTerms = {
    capital,
    annualRate: number('rate'),
    months: number('years') * 12,
    insuranceRate: insuranceRateOf(capital, number('insurance')),
    fees,
  };
  if (capital > 0 && fees >= capital) errors.fees ??= FEES_TOO_HIGH;
  const isComplete = NEEDED.every((field) => values[field].trim() !== '');
  return { terms: isComplete && Object.keys(errors).length === 0 ? terms : undefined, errors };
}

import { type CreditTerms, durationMonths, insuranceRateOf } from '@portal/domain/finance';
import { formatAmountInput, parseAmount } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import type { AnnouncedOffer } from '@portal/domain/proposition';
import { CREDIT_RULES, type CreditRule, readByRule } from '../records';

/** Figures to type for each proposal. */
export type EstimateField = 'amount' | 'years' | 'rate' | 'insurance' | 'fees' | 'guarantee';

/** Insurance in percent a year of the initial capital, or in euros a month. */
export type InsuranceUnit = 'percent' | 'euros';

/** As typed; '' when empty. */
export type EstimateValues = Readonly<Record<EstimateField, string>> & {
  readonly insuranceUnit: InsuranceUnit;
};

export type EstimateErrors = Partial<Record<EstimateField, string>>;

/** Initial values: terms stated in the proposal, else amount and duration of its project. */
export function startingValues(project: Project, stated: AnnouncedOffer): EstimateValues {
  const months = stated.months ?? durationMonths(project.desiredDuration ?? '');
  return {
    amount: formatAmountInput(stated.capital ?? project.amountToFinance ?? undefined),
    years: months === undefined ? '' : String(months / 12),
    rate: rateInput(stated.annualRate),
    insurance: formatAmountInput(stated.monthlyInsurance),
    insuranceUnit: stated.monthlyInsurance === undefined ? 'percent' : 'euros',
    fees: formatAmountInput(stated.fees),
    guarantee: '',
  };
}

const rateInput = (rate: number | undefined): string =>
  rate === undefined ? '' : rate.toFixed(2).replace('.', ',');

const RULES: Readonly<Record<EstimateField, CreditRule>> = {
  ...CREDIT_RULES,
  guarantee: { ...CREDIT_RULES.fees, message: 'Indiquez des frais en euros, par exemple 2\u202F400.' },
};

const INSURANCE_IN_EUROS: CreditRule = {
  read: parseAmount,
  min: 0,
  max: 10_000,
  message: 'Indiquez l’assurance en euros par mois, par exemple 25.',
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
    const isInEuros = field === 'insurance' && values.insuranceUnit === 'euros';
    const rule = isInEuros ? INSURANCE_IN_EUROS : RULES[field];
    if (values[field].trim() === '') return 0;
    const value = readByRule(values[field], rule);
    if (value === undefined) errors[field] = rule.message;
    return value ?? 0;
  };
  const capital = number('amount');
  const insurance = number('insurance');
  const fees = number('fees') + number('guarantee');
  const terms: CreditTerms = {
    capital,
    annualRate: number('rate'),
    months: number('years') * 12,
    insuranceRate: values.insuranceUnit === 'percent' ? insurance : insuranceRateOf(capital, insurance),
    fees,
  };
  if (capital > 0 && fees >= capital) errors.fees ??= FEES_TOO_HIGH;
  const isComplete = NEEDED.every((field) => values[field].trim() !== '');
  return { terms: isComplete && Object.keys(errors).length === 0 ? terms : undefined, errors };
}

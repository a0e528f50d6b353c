import { type CreditTerms, durationMonths, insuranceRateOf } from '@portal/domain/finance';
import { formatAmountInput, parseAmount, parseRate } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import type { AnnouncedOffer } from '@portal/domain/proposition';

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

interface Rule {
  readonly read: (text: string) => number | undefined;
  readonly min: number;
  readonly max: number;
  readonly message: string;
}

const readCount = (text: string): number | undefined =>
  /^\d{1,2}$/.test(text.trim()) ? Number(text.trim()) : undefined;

const FEES = { read: parseAmount, min: 0, max: 5_000_000 };

const RULES: Readonly<Record<Exclude<EstimateField, 'insurance'>, Rule>> = {
  amount: {
    read: parseAmount,
    min: 1000,
    max: 5_000_000,
    message:
      'Indiquez un montant entre 1\u202F000\u00A0€ et 5\u202F000\u202F000\u00A0€, par exemple 200\u202F000.',
  },
  years: { read: readCount, min: 1, max: 30, message: 'Indiquez un nombre entier d’années, de 1 à 30.' },
  rate: {
    read: parseRate,
    min: 0,
    max: 20,
    message: 'Indiquez un taux entre 0\u00A0% et 20\u00A0%, par exemple 3,50.',
  },
  fees: { ...FEES, message: 'Indiquez des frais en euros, par exemple 1\u202F200.' },
  guarantee: { ...FEES, message: 'Indiquez des frais en euros, par exemple 2\u202F400.' },
};

const INSURANCE: Readonly<Record<InsuranceUnit, Rule>> = {
  percent: {
    read: parseRate,
    min: 0,
    max: 5,
    message: 'Indiquez un taux entre 0\u00A0% et 5\u00A0%, par exemple 0,36.',
  },
  euros: {
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
    const { read, min, max, message } =
      field === 'insurance' ? INSURANCE[values.insuranceUnit] : RULES[field];
    const text = values[field].trim();
    if (text === '') return 0;
    const value = read(text);
    if (value !== undefined && value >= min && value <= max) return value;
    errors[field] = message;
    return 0;
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

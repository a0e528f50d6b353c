import {
  amountToFinance,
  type CreditKind,
  type CreditPurpose,
  type CreditTerms,
} from '@portal/domain/finance';
import {
  formatAmountInput,
  formatCount,
  formatMoney,
  formatWholeMoney,
  parseAmount,
  rateText,
} from '@portal/domain/format';
import { readByRule } from '../records';
import { isAsked, PROJECT, SIMULATOR_FIELDS, type SimulatorField } from './simulator-table';

/** Euros of an amount field; undefined for other fields. */
export const eurosOf = (field: SimulatorField, text: string): number | undefined =>
  SIMULATOR_FIELDS[field].unit === '€' ? parseAmount(text) : undefined;

const inYears = (value: number): string => formatCount(value, 'an');
const inMonths = (value: number): string => formatCount(value, 'mois', 'mois');

/** How a value is written in its field, and said. */
const WORDS = {
  '€': {
    text: formatAmountInput,
    said: (value: number) => (Number.isInteger(value) ? formatWholeMoney(value) : formatMoney(value)),
  },
  '%': { text: (value: number) => value.toFixed(2).replace('.', ','), said: rateText },
  ans: { text: String, said: inYears },
  mois: { text: String, said: inMonths },
};

export const wordsOf = (field: SimulatorField) => WORDS[SIMULATOR_FIELDS[field].unit];

type SimulatorTexts = Readonly<Record<SimulatorField, string>>;

export interface SimulatorValues extends SimulatorTexts {
  readonly purpose: CreditPurpose;
  readonly kind: CreditKind;
}

export interface Simulated {
  readonly purpose: CreditPurpose;
  readonly terms: Required<CreditTerms>;
  /** Gross, percent a year; 0 for a property. */
  readonly distributionRate: number;
  /** Months before the shares yield income. */
  readonly enjoymentMonths: number;
  /** Euros a year; null when not given. */
  readonly annualIncome: number | null;
  /** Euros a month. */
  readonly monthlyCredits: number;
  /** Euros; null without a price, or when another amount was typed over the computed one. */
  readonly project: { readonly price: number; readonly works: number; readonly contribution: number } | null;
  /** Euros invested, of which shares yield income: the price where it is given, else what is borrowed. */
  readonly invested: number;
}

export type SimulatorErrors = Partial<Record<SimulatorField, string>>;

/** Defaults: the representative example of the home page, without an income. */
export const STARTING_VALUES: SimulatorValues = {
  purpose: 'property',
  kind: 'amortising',
  price: '',
  works: '',
  contribution: '',
  amount: '200 000',
  years: '20',
  rate: '3,50',
  insurance: '0,36',
  fees: '5 400',
  distribution: '4,00',
  enjoyment: '4',
  income: '',
  credits: '',
};

const FEES_TOO_HIGH = 'Indiquez des frais inférieurs au montant emprunté.';

/** The project's cost, or null without a price or with an unreadable part. */
function projectOf({ purpose, ...values }: SimulatorValues): Simulated['project'] {
  const [price, works, contribution] = PROJECT.map((field) =>
    values[field].trim() === '' || !isAsked(field, purpose) ? 0 : parseAmount(values[field]),
  );
  if (values.price.trim() === '' || price === undefined || works === undefined || contribution === undefined)
    return null;
  return { price, works, contribution };
}

/** Sets the amount to the project's need when the price is given. */
export function withAmountOfProject(values: SimulatorValues): SimulatorValues {
  const project = projectOf(values);
  if (project === null) return values;
  return { ...values, amount: formatAmountInput(amountToFinance({ ...project, land: 0 })) };
}

/** Figures, or errors in French. Empty optional fields count as 0; an empty income means unknown. */
export function readSimulator(values: SimulatorValues): {
  readonly simulated: Simulated | undefined;
  readonly errors: SimulatorErrors;
} {
  const errors: SimulatorErrors = {};
  const number = (field: SimulatorField): number => {
    if (!isAsked(field, values.purpose)) return 0;
    const rule = SIMULATOR_FIELDS[field];
    if (rule.isOptional && values[field].trim() === '') return 0;
    const value = readByRule(values[field], rule);
    if (value === undefined) errors[field] = rule.message;
    return value ?? 0;
  };
  for (const field of PROJECT) number(field);
  const capital = number('amount');
  const project = projectOf(values);
  const fees = number('fees');
  const annualIncome = number('income');
  const simulated: Simulated = {
    purpose: values.purpose,
    terms: {
      kind: values.kind,
      capital,
      annualRate: number('rate'),
      months: number('years') * 12,
      insuranceRate: number('insurance'),
      fees,
    },
    distributionRate: number('distribution'),
    enjoymentMonths: number('enjoyment'),
    annualIncome: values.income.trim() === '' ? null : annualIncome,
    monthlyCredits: number('credits'),
    project: project !== null && amountToFinance({ ...project, land: 0 }) === capital ? project : null,
    invested: project?.price ?? capital,
  };
  if (errors.amount === undefined && fees >= capital) errors.fees ??= FEES_TOO_HIGH;
  return { simulated: Object.keys(errors).length === 0 ? simulated : undefined, errors };
}

import {
  amountToFinance,
  type CreditKind,
  type CreditPurpose,
  type CreditTerms,
} from '@portal/domain/finance';
import { formatAmountInput, parseAmount, parseRate } from '@portal/domain/format';

/** What is typed, as it is typed. */
export interface SimulatorTexts {
  /** What the project costs: from these three the amount follows, when the price is given. */
  readonly price: string;
  readonly works: string;
  readonly contribution: string;
  readonly amount: string;
  readonly years: string;
  readonly rate: string;
  readonly insurance: string;
  readonly fees: string;
  readonly distribution: string;
  readonly enjoyment: string;
  readonly income: string;
  readonly credits: string;
}

export type SimulatorField = keyof SimulatorTexts;

export interface SimulatorValues extends SimulatorTexts {
  readonly purpose: CreditPurpose;
  readonly kind: CreditKind;
}

/** What the figures are computed from: euros, percents, months. */
export interface Simulated {
  readonly purpose: CreditPurpose;
  readonly terms: Required<CreditTerms>;
  /** Gross, percent a year; 0 for a property. */
  readonly distributionRate: number;
  /** Months before the shares give an income. */
  readonly enjoymentMonths: number;
  /** Euros a year; null when it is not given. */
  readonly annualIncome: number | null;
  /** Euros a month. */
  readonly monthlyCredits: number;
  /** Euros; null while the price is not given, or when another amount was typed over what follows from it. */
  readonly project: { readonly price: number; readonly works: number; readonly contribution: number } | null;
}

export type SimulatorErrors = Partial<Record<SimulatorField, string>>;

/** The representative example of the home page, for a start. Nobody's income is known. */
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

const COUNT = /^\d{1,3}$/;

interface Rule {
  readonly read: (text: string) => number | undefined;
  readonly min: number;
  readonly max: number;
  readonly isOptional?: boolean;
  /** Said of what cannot be read as of what is out of bounds. */
  readonly message: string;
}

const readCount = (text: string): number | undefined =>
  COUNT.test(text.trim()) ? Number(text.trim()) : undefined;

const PART_OF_PROJECT: Rule = {
  read: parseAmount,
  min: 0,
  max: 10_000_000,
  isOptional: true,
  message: 'Indiquez un montant en euros, par exemple 25\u202F000.',
};

const RULES: Readonly<Record<SimulatorField, Rule>> = {
  price: PART_OF_PROJECT,
  works: PART_OF_PROJECT,
  contribution: PART_OF_PROJECT,
  amount: {
    read: parseAmount,
    min: 1000,
    max: 5_000_000,
    message: 'Indiquez un montant entre 1 000 € et 5 000 000 €, par exemple 200 000.',
  },
  years: { read: readCount, min: 1, max: 30, message: 'Indiquez une durée entière, de 1 à 30 ans.' },
  rate: {
    read: parseRate,
    min: 0,
    max: 20,
    message: 'Indiquez un taux entre 0 % et 20 %, par exemple 3,50.',
  },
  insurance: {
    read: parseRate,
    min: 0,
    max: 5,
    isOptional: true,
    message: 'Indiquez un taux entre 0 % et 5 %, par exemple 0,36.',
  },
  fees: {
    read: parseAmount,
    min: 0,
    max: 5_000_000,
    isOptional: true,
    message: 'Indiquez des frais en euros, par exemple 5 400.',
  },
  distribution: {
    read: parseRate,
    min: 0,
    max: 15,
    message: 'Indiquez un taux entre 0 % et 15 %, par exemple 4,00.',
  },
  enjoyment: {
    read: readCount,
    min: 0,
    max: 24,
    message: 'Indiquez un nombre de mois entier, de 0 à 24.',
  },
  income: {
    read: parseAmount,
    min: 0,
    max: 10_000_000,
    isOptional: true,
    message: 'Indiquez vos revenus annuels en euros, par exemple 54 000.',
  },
  credits: {
    read: parseAmount,
    min: 0,
    max: 1_000_000,
    isOptional: true,
    message: 'Indiquez vos mensualités en cours en euros, par exemple 300.',
  },
};

const FEES_TOO_HIGH = 'Indiquez des frais inférieurs au montant emprunté.';

/** Fields that only shares of SCPI have, and the one that they do not have. */
const SCPI_FIELDS: readonly SimulatorField[] = ['distribution', 'enjoyment'];
const PROPERTY_FIELDS: readonly SimulatorField[] = ['works'];

const isAsked = (field: SimulatorField, purpose: CreditPurpose): boolean =>
  !(purpose === 'property' ? SCPI_FIELDS : PROPERTY_FIELDS).includes(field);

/** The parts of a project as they are typed, or null: no price, or one of them cannot be read. */
function projectOf({ purpose, ...values }: SimulatorValues): Simulated['project'] {
  const [price, works, contribution] = (['price', 'works', 'contribution'] as const).map((field) =>
    values[field].trim() === '' || !isAsked(field, purpose) ? 0 : parseAmount(values[field]),
  );
  if (values.price.trim() === '' || price === undefined || works === undefined || contribution === undefined)
    return null;
  return { price, works, contribution };
}

/** The same values, with the amount that the project asks for when its price is given. */
export function withAmountOfProject(values: SimulatorValues): SimulatorValues {
  const project = projectOf(values);
  if (project === null) return values;
  return { ...values, amount: formatAmountInput(amountToFinance({ ...project, land: 0 })) };
}

/**
 * What is typed, read: the figures, or what is wrong with each field, in French. A field that is left empty and may be
 * counts as 0, except the income, which is then unknown.
 */
export function readSimulator(values: SimulatorValues): {
  readonly simulated: Simulated | undefined;
  readonly errors: SimulatorErrors;
} {
  const errors: SimulatorErrors = {};
  const number = (field: SimulatorField): number => {
    if (!isAsked(field, values.purpose)) return 0;
    const { read, min, max, isOptional = false, message } = RULES[field];
    const text = values[field].trim();
    if (text === '' && isOptional) return 0;
    const value = read(text);
    if (value !== undefined && value >= min && value <= max) return value;
    errors[field] = message;
    return 0;
  };
  for (const field of ['price', 'works', 'contribution'] as const) number(field);
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
  };
  if (errors.amount === undefined && fees >= capital) errors.fees ??= FEES_TOO_HIGH;
  return { simulated: Object.keys(errors).length === 0 ? simulated : undefined, errors };
}

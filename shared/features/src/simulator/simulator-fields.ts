import {
  amountToFinance,
  type CreditKind,
  type CreditPurpose,
  type CreditTerms,
} from '@portal/domain/finance';
import { formatAmountInput, parseAmount, parseRate } from '@portal/domain/format';

interface SimulatorRow {
  readonly label: string;
  readonly labelOfShares?: string;
  readonly hint?: string;
  /** Determines the parser: amount, rate or whole number. */
  readonly unit: '€' | '%' | 'ans' | 'mois';
  readonly min: number;
  readonly max: number;
  readonly isOptional?: true;
  /** Shown for unreadable and out-of-range values alike. */
  readonly message: string;
  readonly only?: CreditPurpose;
  /**
   * Query parameter. A household's income and current credits have none on purpose: URLs are shared, kept in the
   * history and written to server logs.
   */
  readonly query?: string;
}

const PART_OF_PROJECT = {
  unit: '€',
  min: 0,
  max: 10_000_000,
  isOptional: true,
  message: 'Indiquez un montant en euros, par exemple 25\u202F000.',
} as const;

/** Fields of the simulator, in URL order. */
const ROWS = {
  price: { ...PART_OF_PROJECT, label: 'Prix du bien', labelOfShares: 'Prix des parts', query: 'prix' },
  works: { ...PART_OF_PROJECT, label: 'Travaux', only: 'property', query: 'travaux' },
  contribution: { ...PART_OF_PROJECT, label: 'Apport', query: 'apport' },
  amount: {
    label: 'Montant à emprunter',
    unit: '€',
    min: 1000,
    max: 5_000_000,
    message: 'Indiquez un montant entre 1 000\u00A0€ et 5 000 000\u00A0€, par exemple 200 000.',
    query: 'montant',
  },
  years: {
    label: 'Durée',
    unit: 'ans',
    min: 1,
    max: 30,
    message: 'Indiquez une durée entière, de 1 à 30\u00A0ans.',
    query: 'duree',
  },
  rate: {
    label: 'Taux débiteur fixe',
    unit: '%',
    min: 0,
    max: 20,
    message: 'Indiquez un taux entre 0\u00A0% et 20\u00A0%, par exemple 3,50.',
    query: 'taux',
  },
  insurance: {
    label: 'Assurance, par an',
    hint: 'Sur le capital emprunté.',
    unit: '%',
    min: 0,
    max: 5,
    isOptional: true,
    message: 'Indiquez un taux entre 0\u00A0% et 5\u00A0%, par exemple 0,36.',
    query: 'assurance',
  },
  fees: {
    label: 'Frais du crédit',
    hint: 'Dossier, garantie, courtage.',
    unit: '€',
    min: 0,
    max: 5_000_000,
    isOptional: true,
    message: 'Indiquez des frais en euros, par exemple 5 400.',
    query: 'frais',
  },
  distribution: {
    label: 'Taux de distribution',
    hint: 'Brut, par an.',
    unit: '%',
    min: 0,
    max: 15,
    message: 'Indiquez un taux entre 0\u00A0% et 15\u00A0%, par exemple 4,00.',
    only: 'scpi',
    query: 'distribution',
  },
  enjoyment: {
    label: 'Délai de jouissance',
    hint: 'Avant le premier revenu.',
    unit: 'mois',
    min: 0,
    max: 24,
    message: 'Indiquez un nombre de mois entier, de 0 à 24.',
    only: 'scpi',
    query: 'jouissance',
  },
  income: {
    label: 'Revenus nets',
    hint: 'Par an, du foyer.',
    unit: '€',
    min: 0,
    max: 10_000_000,
    isOptional: true,
    message: 'Indiquez vos revenus annuels en euros, par exemple 54 000.',
  },
  credits: {
    label: 'Crédits en cours',
    hint: 'Par mois, au total.',
    unit: '€',
    min: 0,
    max: 1_000_000,
    isOptional: true,
    message: 'Indiquez vos mensualités en cours en euros, par exemple 300.',
  },
} as const satisfies Readonly<Record<string, SimulatorRow>>;

export type SimulatorField = keyof typeof ROWS;
export const SIMULATOR_FIELDS: Readonly<Record<SimulatorField, SimulatorRow>> = ROWS;

/** Cost of the project: when the price is given, the amount is computed from these three. */
const PROJECT = ['price', 'works', 'contribution'] as const satisfies readonly SimulatorField[];
export const isOfProject = (field: SimulatorField): boolean => PROJECT.some((part) => part === field);

/** Some fields apply to SCPI shares only, one to all but them. */
export const isAsked = (field: SimulatorField, purpose: CreditPurpose): boolean =>
  (SIMULATOR_FIELDS[field].only ?? purpose) === purpose;

const COUNT = /^\d{1,3}$/;
const readCount = (text: string): number | undefined =>
  COUNT.test(text.trim()) ? Number(text.trim()) : undefined;

const READINGS = { '€': parseAmount, '%': parseRate, ans: readCount, mois: readCount } as const;

/** Parses a field without checking its range; undefined when unreadable. */
const readField = (field: SimulatorField, text: string): number | undefined =>
  READINGS[SIMULATOR_FIELDS[field].unit](text);

/** Euros of an amount field; undefined for other fields. */
export const eurosOf = (field: SimulatorField, text: string): number | undefined =>
  SIMULATOR_FIELDS[field].unit === '€' ? parseAmount(text) : undefined;

type SimulatorTexts = Readonly<Record<SimulatorField, string>>;

export interface SimulatorValues extends SimulatorTexts {
  readonly purpose: CreditPurpose;
  readonly kind: CreditKind;
}

/** Parsed input: euros, percents, months. */
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
    const { min, max, isOptional = false, message } = SIMULATOR_FIELDS[field];
    const text = values[field].trim();
    if (text === '' && isOptional) return 0;
    const value = readField(field, text);
    if (value !== undefined && value >= min && value <= max) return value;
    errors[field] = message;
    return 0;
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
  };
  if (errors.amount === undefined && fees >= capital) errors.fees ??= FEES_TOO_HIGH;
  return { simulated: Object.keys(errors).length === 0 ? simulated : undefined, errors };
}

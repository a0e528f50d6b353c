import type { CreditPurpose } from '@portal/domain/finance';

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
  /** Usual values, within which a slider is moved; the field takes others as well. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
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
    message:
      'Indiquez un montant entre 1\u202F000\u00A0€ et 5\u202F000\u202F000\u00A0€, par exemple 200\u202F000.',
    query: 'montant',
    slider: { min: 10_000, max: 600_000, step: 1000 },
  },
  years: {
    label: 'Durée',
    unit: 'ans',
    min: 1,
    max: 30,
    message: 'Indiquez un nombre entier d’années, de 1 à 30.',
    query: 'duree',
    slider: { min: 5, max: 25, step: 1 },
  },
  rate: {
    label: 'Taux débiteur fixe',
    unit: '%',
    min: 0,
    max: 20,
    message: 'Indiquez un taux entre 0\u00A0% et 20\u00A0%, par exemple 3,50.',
    query: 'taux',
    slider: { min: 1, max: 6, step: 0.05 },
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
    slider: { min: 0, max: 1, step: 0.01 },
  },
  fees: {
    label: 'Frais du crédit',
    hint: 'Dossier, garantie, courtage.',
    unit: '€',
    min: 0,
    max: 5_000_000,
    isOptional: true,
    message: 'Indiquez des frais en euros, par exemple 5\u202F400.',
    query: 'frais',
    slider: { min: 0, max: 20_000, step: 100 },
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
    slider: { min: 0, max: 8, step: 0.1 },
  },
  enjoyment: {
    label: 'Délai de jouissance',
    hint: 'Avant le premier revenu.',
    unit: 'mois',
    min: 0,
    max: 24,
    message: 'Indiquez un nombre entier de mois, de 0 à 24.',
    only: 'scpi',
    query: 'jouissance',
    slider: { min: 0, max: 12, step: 1 },
  },
  income: {
    label: 'Revenus nets par an',
    unit: '€',
    min: 0,
    max: 10_000_000,
    isOptional: true,
    message: 'Indiquez vos revenus annuels en euros, par exemple 54\u202F000.',
  },
  credits: {
    label: 'Crédits en cours, par mois',
    unit: '€',
    min: 0,
    max: 1_000_000,
    isOptional: true,
    message: 'Indiquez en euros le total de vos mensualités en cours, par exemple 300.',
  },
} as const satisfies Readonly<Record<string, SimulatorRow>>;

export type SimulatorField = keyof typeof ROWS;
export const SIMULATOR_FIELDS: Readonly<Record<SimulatorField, SimulatorRow>> = ROWS;

/** Cost of the project: when the price is given, the amount is computed from these three. */
export const PROJECT = ['price', 'works', 'contribution'] as const satisfies readonly SimulatorField[];
export const isOfProject = (field: SimulatorField): boolean => PROJECT.some((part) => part === field);

/** Some fields apply to SCPI shares only, one to all but them. */
export const isAsked = (field: SimulatorField, purpose: CreditPurpose): boolean =>
  (SIMULATOR_FIELDS[field].only ?? purpose) === purpose;

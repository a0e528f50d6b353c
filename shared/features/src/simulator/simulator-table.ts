import type { CreditPurpose } from '@portal/domain/finance';
import { parseAmount, parseRate } from '@portal/domain/format';
import { CREDIT_RULES, type CreditRule, readCount } from '../records';

interface SimulatorRow extends CreditRule {
  readonly label: string;
  readonly labelOfShares?: string;
  readonly hint?: string;
  readonly unit: '€' | '%' | 'ans' | 'mois';
  readonly isOptional?: true;
  readonly only?: CreditPurpose;
  /**
   * Query parameter. A household's income and current credits have none on purpose: URLs are shared, kept in the
   * history and written to server logs.
   */
  readonly query?: string;
  /** Usual values, within which a slider is moved; the field takes others as well. */
  readonly slider?: { readonly min: number; readonly max: number; readonly step: number };
}

const EUROS = {
  read: parseAmount,
  unit: '€',
  min: 0,
  max: 10_000_000,
  isOptional: true,
  message: 'Indiquez un montant en euros, par exemple 25\u202F000.',
} as const;

/** Fields of the simulator, in URL order. */
const ROWS = {
  price: { ...EUROS, label: 'Prix du bien', labelOfShares: 'Prix des parts', query: 'prix' },
  works: { ...EUROS, label: 'Travaux', only: 'property', query: 'travaux' },
  contribution: { ...EUROS, label: 'Apport', query: 'apport' },
  amount: {
    ...CREDIT_RULES.amount,
    label: 'Montant à emprunter',
    unit: '€',
    query: 'montant',
    slider: { min: 10_000, max: 600_000, step: 1000 },
  },
  years: {
    ...CREDIT_RULES.years,
    label: 'Durée',
    unit: 'ans',
    query: 'duree',
    slider: { min: 5, max: 25, step: 1 },
  },
  rate: {
    ...CREDIT_RULES.rate,
    label: 'Taux débiteur fixe',
    unit: '%',
    query: 'taux',
    slider: { min: 1, max: 6, step: 0.05 },
  },
  insurance: {
    ...CREDIT_RULES.insurance,
    label: 'Assurance, par an',
    unit: '%',
    isOptional: true,
    query: 'assurance',
    slider: { min: 0, max: 1, step: 0.01 },
  },
  fees: {
    ...CREDIT_RULES.fees,
    label: 'Frais du crédit',
    hint: 'Dossier, garantie, courtage.',
    unit: '€',
    isOptional: true,
    query: 'frais',
    slider: { min: 0, max: 20_000, step: 100 },
  },
  distribution: {
    label: 'Taux de distribution brut',
    read: parseRate,
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
    read: readCount,
    unit: 'mois',
    min: 0,
    max: 24,
    message: 'Indiquez un nombre entier de mois, de 0 à 24.',
    only: 'scpi',
    query: 'jouissance',
    slider: { min: 0, max: 12, step: 1 },
  },
  income: {
    ...EUROS,
    label: 'Revenus nets par an',
    message: 'Indiquez vos revenus annuels en euros, par exemple 54\u202F000.',
  },
  credits: {
    ...EUROS,
    label: 'Crédits en cours, par mois',
    max: 1_000_000,
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

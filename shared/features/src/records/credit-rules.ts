import { parseAmount, parseRate } from '@portal/domain/format';

/** What a figure of a credit may be, as typed. */
export interface CreditRule {
  readonly read: (text: string) => number | undefined;
  readonly min: number;
  readonly max: number;
  /** Shown for unreadable and out-of-range values alike. */
  readonly message: string;
}

export const readCount = (text: string): number | undefined =>
  /^\d{1,3}$/.test(text.trim()) ? Number(text) : undefined;

/** Of every credit that is estimated. */
export const CREDIT_RULES = {
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
  insurance: {
    read: parseRate,
    min: 0,
    max: 5,
    message: 'Indiquez un taux entre 0\u00A0% et 5\u00A0%, par exemple 0,36.',
  },
  fees: {
    read: parseAmount,
    min: 0,
    max: 5_000_000,
    message: 'Indiquez des frais en euros, par exemple 5\u202F400.',
  },
} as const satisfies Record<string, CreditRule>;

/** @returns the figure, or undefined where the rule refuses what was typed */
export function readByRule(text: string, { read, min, max }: CreditRule): number | undefined {
  const value = read(text);
  return value !== undefined && value >= min && value <= max ? value : undefined;
}

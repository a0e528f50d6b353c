import { BadUsage } from './refusal';

/** Digits, optionally in groups of three separated by spaces; at most two decimals after a comma or a point. */
const AMOUNT = /^(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d+)(?:[.,](\d{1,2}))?[ \u00A0\u202F]*€?$/;
const RATE = /^\d{1,2}(?:[.,]\d{1,3})?[ \u00A0\u202F]*%?$/;
const MAX_EUROS = 100_000_000;
const MAX_RATE = 30;
const DAY = /^[12]\d{3}-\d{2}-\d{2}$/;

/**
 * Parses an amount in euros: `1 800,50`, `1800.50`, `1800 €`. `1.800` is refused, as its point is ambiguous.
 * @throws BadUsage
 */
export function readAmount(option: string, text: string): number {
  const [, whole = '', cents = ''] = AMOUNT.exec(text) ?? [];
  const amount = Number(`${whole.replace(/\D/g, '')}.${cents || '0'}`);
  if (whole === '' || amount > MAX_EUROS)
    throw new BadUsage(
      `--${option} "${text}" is not an amount in euros: write 1800, 1800.50 or "1 800,50", at most 100 million.`,
    );
  return amount;
}

/** Parses a rate in percent a year: `3,5`, `3.50 %`. @throws BadUsage */
export function readRate(option: string, text: string): number {
  const rate = RATE.test(text) ? Number.parseFloat(text.replace(',', '.')) : Number.NaN;
  if (!(rate > 0 && rate <= MAX_RATE))
    throw new BadUsage(`--${option} "${text}" is not a rate: write 3,5 or 3.50, at most ${MAX_RATE} %.`);
  return rate;
}

/** Parses an integer between two bounds. @throws BadUsage */
export function readNumber(option: string, text: string, least: number, most: number): number {
  const number = /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(number >= least && number <= most))
    throw new BadUsage(
      `--${option} "${text}" is not a whole number from ${String(least)} to ${String(most)}.`,
    );
  return number;
}

/** Parses a date, `YYYY-MM-DD`. @throws BadUsage */
export function readDay(option: string, text: string): string {
  const moment = DAY.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  if (!moment || Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(text))
    throw new BadUsage(`--${option} "${text}" is not a day: write it as 2026-12-31.`);
  return text;
}

const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const percent = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

export const inEuros = (amount: number): string => euros.format(amount);

/** Figures of a loan, where given: euros, years, percent a year, euros a month, euros. */
export interface LoanFigures {
  readonly amount: number | undefined;
  readonly years: number | undefined;
  readonly rate: number | undefined;
  readonly insurance: number | undefined;
  readonly fees: number | undefined;
}

/** The figures as lines of a proposition's text, from which the portal reads them for comparison. */
export function figuresInWords({ amount, years, rate, insurance, fees }: LoanFigures): string {
  return [
    amount === undefined ? [] : `Montant du crédit\u00A0: ${euros.format(amount)}`,
    years === undefined ? [] : `Durée\u00A0: ${String(years)} ans, ${String(years * 12)} mensualités`,
    rate === undefined ? [] : `Taux débiteur fixe\u00A0: ${percent.format(rate)}\u00A0%`,
    insurance === undefined ? [] : `Assurance\u00A0: ${euros.format(insurance)} par mois`,
    fees === undefined ? [] : `Frais de dossier, de garantie et de courtage\u00A0: ${euros.format(fees)}`,
  ]
    .flat()
    .join('\n');
}

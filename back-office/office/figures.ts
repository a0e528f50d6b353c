import { BadUsage } from './refusal';

/** Digits, optionally in groups of three separated by spaces; at most two decimals after a comma or a point. */
const AMOUNT = /^(\d{1,3}(?:[ \u00A0\u202F]\d{3})+|\d+)(?:[.,](\d{1,2}))?[ \u00A0\u202F]*€?$/;
const RATE = /^\d{1,2}(?:[.,]\d{1,3})?[ \u00A0\u202F]*%?$/;
const MAX_EUROS = 100_000_000;
const MAX_RATE = 30;
const MAX_YEARS = 30;
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

/** Options for the figures of a loan, and their lines, from which the portal reads them for comparison. */
const FIGURES: readonly (readonly [
  option: string,
  read: (option: string, text: string) => number,
  line: (figure: number) => string,
])[] = [
  ['amount', readAmount, (amount) => `Montant du crédit\u00A0: ${inEuros(amount)}`],
  [
    'years',
    (option, text) => readNumber(option, text, 1, MAX_YEARS),
    (years) =>
      `Durée\u00A0: ${String(years)} ${years === 1 ? 'an' : 'ans'}, ${String(years * 12)} mensualités`,
  ],
  ['rate', readRate, (rate) => `Taux débiteur fixe\u00A0: ${percent.format(rate)}\u00A0%`],
  ['insurance', readAmount, (amount) => `Assurance\u00A0: ${inEuros(amount)} par mois`],
  ['fees', readAmount, (fees) => `Frais de dossier, de garantie et de courtage\u00A0: ${inEuros(fees)}`],
];

/**
 * The figures that were given, as lines of a proposition's text.
 * @param text of an option; undefined: not given
 * @throws BadUsage
 */
export const figuresInWords = (text: (option: string) => string | undefined): string =>
  FIGURES.flatMap(([option, read, line]) => {
    const given = text(option);
    return given === undefined ? [] : line(read(option, given));
  }).join('\n');

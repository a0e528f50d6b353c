const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const numbers = new Intl.NumberFormat('fr-FR');
const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

/**
 * An amount in euros with two decimals (section 9): `1 234,56 €` with U+202F between thousands and U+00A0 before the
 * sign, so that it never breaks across lines; '' for no amount.
 */
export function formatMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : euros.format(amount);
}

/** The same without decimals, for totals where cents say nothing. */
export function formatWholeMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : wholeEuros.format(amount);
}

/** A count with French thousands: `1 180`. */
export const formatNumber = (value: number): string => numbers.format(value);

/** A percentage given as 0 to 100: `58,33 %`. */
export const formatPercent = (percent: number): string => percents.format(percent / 100);

// Spaces of every kind between groups of three digits, then a comma or a point and up to two decimals.
const AMOUNT = /^(-?)(\d{1,3}(?: \d{3})+|\d+)(?:[.,](\d{1,2}))?$/;

/**
 * What someone typed as an amount: `1 234,56`, `1234.56`, `1 234,56 €`, with any kind of space.
 *
 * @returns euros, or undefined when the text is empty or ambiguous (`1.234,56`, `1,234`).
 */
export function parseAmount(text: string): number | undefined {
  const plain = text
    .replace(/\u2212/g, '-')
    .replace(/\s/g, ' ')
    .trim()
    .replace(/ ?€$/, '');
  const [, sign, whole, decimals] = AMOUNT.exec(plain) ?? [];
  if (whole === undefined) return undefined;
  return Number(`${sign ?? ''}${whole.replaceAll(' ', '')}.${decimals ?? '0'}`);
}

/** An amount as a field shows it once left: `1 234,56` or `1 234`, without the sign. */
export function formatAmountInput(amount: number | undefined): string {
  if (amount === undefined) return '';
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('fr-FR', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}

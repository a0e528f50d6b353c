const euros = new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' });
const wholeEuros = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const numbers = new Intl.NumberFormat('fr-FR');
const twoDecimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const percents = new Intl.NumberFormat('fr-FR', { style: 'percent', maximumFractionDigits: 2 });

/** `1 234,56 €` (section 9), with U+202F and U+00A0 so that it never wraps; '' for no amount. */
export function formatMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : euros.format(amount);
}

/** As `formatMoney`, without decimals: for totals. */
export function formatWholeMoney(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : wholeEuros.format(amount);
}

/** An amount where there is little room, on an axis: `50 000 €`, `1,5 M€`. */
export function formatShortMoney(euros: number): string {
  if (euros >= 1_000_000) return `${formatNumber(euros / 1_000_000)}\u00A0M€`;
  return formatWholeMoney(euros);
}

export const formatNumber = (value: number): string => numbers.format(value);

/** A percentage given as 0 to 100: `58,33 %`. */
export const formatPercent = (percent: number): string => percents.format(percent / 100);

// Groups of three digits separated by spaces or points, or no groups; then up to two decimals.
const GROUPS = String.raw`\d{1,3}(?: \d{3})+|[1-9]\d{0,2}(?:\.\d{3})+|\d+`;
const AMOUNT = new RegExp(String.raw`^(-?)(${GROUPS})(?:[.,](\d{1,2}))?$`);
const THOUSANDS = /^(-?)(\d+)(?:[.,](\d{1,3}))?$/;

/** Euros as typed in French: `1 234,56 €`, `1.234,56`, `215.000`, `1,5 k€`; undefined for `1,234` or `12 34`. */
export function parseAmount(text: string): number | undefined {
  const plain = text
    .replace(/\u2212/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/ ?(?:€|euros?|EUR)$/i, '');
  const short = / ?k$/i.exec(plain);
  if (short) {
    const [, sign = '', whole, decimals = ''] = THOUSANDS.exec(plain.slice(0, short.index)) ?? [];
    return whole === undefined ? undefined : Number(`${sign}${whole}${decimals.padEnd(3, '0')}`);
  }
  const [, sign = '', whole, decimals = '0'] = AMOUNT.exec(plain) ?? [];
  return whole === undefined ? undefined : Number(`${sign}${whole.replace(/[ .]/g, '')}.${decimals}`);
}

/** The text of an amount field after blur: `1 234,56` or `1 234`, without the sign. */
export function formatAmountInput(amount: number | undefined): string {
  if (amount === undefined) return '';
  const decimals = Number.isInteger(amount) ? 0 : 2;
  return amount.toLocaleString('fr-FR', { minimumFractionDigits: decimals, maximumFractionDigits: 2 });
}

/** Always with two decimals, `1 234,00`, as in the fields of a project; '' for no amount. */
export function formatAmountField(amount: number | null | undefined): string {
  return amount === null || amount === undefined ? '' : twoDecimals.format(amount);
}

const RATE = /^(\d{1,3})(?:[.,](\d{1,3}))?\s*%?$/;

/** A rate in percent with two decimals, half up: `4,50 %`; `absent` when it is null. */
export const rateText = (percent: number | null, absent = 'non calculable'): string =>
  percent === null ? absent : `${twoDecimals.format(percent)}\u00A0%`;

/** Parses a rate in percent: `3,5`, `3.50 %`. Undefined when it is not a rate or has more than three decimals. */
export function parseRate(text: string): number | undefined {
  const [, whole, decimals = '0'] = RATE.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${decimals}`);
}

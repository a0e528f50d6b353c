/** Compact, as `4,32 M€`; the exact average stands below. */
const inShort = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** An amount in euros as a figure: « 4,32 M€ », « 150 k€ ». */
export const shortAmount = (euros: number): string =>
  inShort.format(euros).replace(/\s?([Mk])\s€/, '\u00A0$1€');

const twoDecimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const RATE = /^(\d{1,3})(?:[.,](\d{1,3}))?\s*%?$/;

/** A rate in percent with two decimals, half up: `4,50 %`; `absent` when it is null. */
export const rateText = (percent: number | null, absent = 'non calculable'): string =>
  percent === null ? absent : `${twoDecimals.format(percent)}\u00A0%`;

/** Parses a rate in percent: `3,5`, `3.50 %`. Undefined when it is not a rate or has more than three decimals. */
export function parseRate(text: string): number | undefined {
  const [, whole, decimals = '0'] = RATE.exec(text.trim()) ?? [];
  return whole === undefined ? undefined : Number(`${whole}.${decimals}`);
}

const twoDecimals = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A rate in percent with its two decimals, half up: `4,50 %`. A TAEG that cannot be computed is said so. */
export const rateText = (percent: number | null, absent = 'non calculable'): string =>
  percent === null ? absent : `${twoDecimals.format(percent)}\u00A0%`;

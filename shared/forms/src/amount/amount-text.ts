const AMOUNT = new Intl.NumberFormat('fr-FR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Euros as an amount field holds them: `1 234,56`, U+202F between thousands; an unknown amount is an empty text. */
export const amountText = (euros: number | null | undefined): string =>
  euros === null || euros === undefined ? '' : AMOUNT.format(euros);

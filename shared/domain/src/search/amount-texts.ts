import { formatMoney } from '../format/money';

/**
 * Spellings of an amount to search by: `215 000,50 €` as shown, and without spaces with a comma or a point. None for a
 * missing amount.
 */
export function amountTexts(euros: number | null): readonly string[] {
  if (euros === null) return [];
  const plain = euros.toFixed(2);
  return [formatMoney(euros), plain, plain.replace('.', ',')];
}

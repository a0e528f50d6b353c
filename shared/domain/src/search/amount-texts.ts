import { formatMoney } from '../format/money';

/**
 * An amount in euros as people type it: `215 000,50 €` as it shows, and without spaces with a comma or a dot. Nothing
 * for an amount that nobody gave.
 */
export function amountTexts(euros: number | null): readonly string[] {
  if (euros === null) return [];
  const plain = euros.toFixed(2);
  return [formatMoney(euros), plain, plain.replace('.', ',')];
}

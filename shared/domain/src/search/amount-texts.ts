import { formatMoney } from '../format/money';

/** Searchable spellings of an amount: `215 000,50 €`, and without spaces with a comma or a point; none for null. */
export function amountTexts(euros: number | null): readonly string[] {
  if (euros === null) return [];
  const plain = euros.toFixed(2);
  return [formatMoney(euros), plain, plain.replace('.', ',')];
}

import { holdsWholePhone, withPlainPhones } from '../format/phone';
import { fold } from './fold';

/** A row, and all it can be found by, folded. */
export interface Searchable<Row> {
  readonly row: Row;
  readonly text: string;
}

/**
 * Rows made ready to be searched at each letter: a thousand of them are folded once.
 *
 * @param textsOf what a row can be found by.
 */
export const searchable = <Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
): readonly Searchable<Row>[] => rows.map((row) => ({ row, text: textsOf(row).map(fold).join('\n') }));

/**
 * The rows that hold every word of what someone typed, each anywhere in their texts, in the order they came in. A phone
 * number is one word, however it is spelt: rows carry it as `withPlainPhones` writes it.
 */
export function searchRows<Row>(rows: readonly Searchable<Row>[], typed: string): readonly Row[] {
  const asPhones = wordsOf(withPlainPhones(typed));
  // Pairs of figures are in any amount and date: a whole number is looked for as a number only.
  const asTyped = holdsWholePhone(typed) ? asPhones : wordsOf(typed);
  const holds = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
  return rows.filter(({ text }) => holds(text, asPhones) || holds(text, asTyped)).map(({ row }) => row);
}

const wordsOf = (typed: string): readonly string[] =>
  fold(typed)
    .split(' ')
    .filter((word) => word !== '');

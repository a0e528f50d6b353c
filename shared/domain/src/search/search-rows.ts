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

/** The rows that hold every word of what someone typed, each anywhere in their texts, in the order they came in. */
export function searchRows<Row>(rows: readonly Searchable<Row>[], typed: string): readonly Row[] {
  const words = fold(typed)
    .split(' ')
    .filter((word) => word !== '');
  return rows.filter(({ text }) => words.every((word) => text.includes(word))).map(({ row }) => row);
}

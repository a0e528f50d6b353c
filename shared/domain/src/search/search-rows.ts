import { holdsWholePhone, withPlainPhones } from '../format/phone';

export interface Searchable<Row> {
  readonly row: Row;
  readonly text: string;
}

/** Prepares rows once: a search per keystroke must not normalise a thousand again. */
export const searchable = <Row>(
  rows: readonly Row[],
  textsOf: (row: Row) => readonly string[],
): readonly Searchable<Row>[] => rows.map((row) => ({ row, text: fold(textsOf(row).join('\n')) }));

/** Rows whose texts contain every typed word. A phone number is one word, spelt as by `withPlainPhones`. */
export function searchRows<Row>(rows: readonly Searchable<Row>[], typed: string): readonly Row[] {
  const asPhones = wordsOf(withPlainPhones(typed));
  // Pairs of digits occur in any amount and date: a complete phone number is searched for as a number only.
  const asTyped = holdsWholePhone(typed) ? asPhones : wordsOf(typed);
  const holds = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));
  return rows.filter(({ text }) => holds(text, asPhones) || holds(text, asTyped)).map(({ row }) => row);
}

const wordsOf = (typed: string): readonly string[] =>
  fold(typed)
    .split(' ')
    .filter((word) => word !== '');

const LIGATURES: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss' };

/** `Élodie d’Aubigné-Lefèvre` → `elodie daubigne lefevre`: no accents, ligatures, apostrophes, hyphens. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[œæß]/g, (letter) => LIGATURES[letter] ?? letter)
    .replace(/['’‘ʼ´`]/g, '')
    .replace(/[\s\u2010-\u2015-]+/g, ' ');
}

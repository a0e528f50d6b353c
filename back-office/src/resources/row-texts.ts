import type { Queryable } from '../store/database';

/** About as many bytes, or twice as many where a text holds other letters than those of Western Europe. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

interface RowText {
  readonly stamp: string;
  readonly body: string;
}

/**
 * JSON texts of rows as they went out. Making one costs a database more than finding the row, and lists show the same
 * rows again and again. Nothing is believed of a text but what the database says at each read: that this very version
 * of the row, told by its stamp, is the one that would be read.
 */
export interface RowTexts {
  /** The text of a row, or undefined when this version of it was not read yet. */
  find(key: string, stamp: string): string | undefined;
  keep(key: string, row: RowText): void;
}

/** @param maxCharacters when there are more, the texts that came first are forgotten */
export function createRowTexts(maxCharacters = MAX_CHARACTERS): RowTexts {
  const texts = new Map<string, RowText>();
  let characters = 0;
  const forget = (key: string, { body }: RowText): void => {
    texts.delete(key);
    characters -= body.length;
  };
  return {
    find: (key, stamp) => {
      const known = texts.get(key);
      return known?.stamp === stamp ? known.body : undefined;
    },
    keep: (key, row) => {
      const before = texts.get(key);
      if (before) forget(key, before);
      texts.set(key, row);
      characters += row.body.length;
      for (const [oldest, text] of texts) {
        if (characters <= maxCharacters) break;
        forget(oldest, text);
      }
    },
  };
}

const textsBy = new WeakMap<Queryable, RowTexts>();

/** The texts of the rows of a database. */
export function rowTextsOf(database: Queryable): RowTexts {
  const known = textsBy.get(database) ?? createRowTexts();
  textsBy.set(database, known);
  return known;
}

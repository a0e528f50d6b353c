import type { Queryable } from '../store/database';

/** About as many bytes, or twice as many where a text holds other letters than those of Western Europe. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

interface CachedRow {
  readonly stamp: string;
  readonly body: string;
}

/**
 * Rows as JSON text, as they went out. Making a text costs a database more than finding the row, and lists show the same
 * rows again and again. A cached row is used only when the database says, at each read, that this very version of it
 * (its stamp) is the one that would be read.
 */
export interface RowCache {
  /** The text of a row, or undefined when this version of it was not read yet. */
  find(key: string, stamp: string): string | undefined;
  keep(key: string, row: CachedRow): void;
}

/** @param maxCharacters when there are more, the rows that came first are forgotten */
export function createRowCache(maxCharacters = MAX_CHARACTERS): RowCache {
  const rows = new Map<string, CachedRow>();
  let characters = 0;
  const forget = (key: string): void => {
    characters -= rows.get(key)?.body.length ?? 0;
    rows.delete(key);
  };
  return {
    find: (key, stamp) => {
      const row = rows.get(key);
      return row?.stamp === stamp ? row.body : undefined;
    },
    keep: (key, row) => {
      forget(key);
      rows.set(key, row);
      characters += row.body.length;
      for (const oldest of rows.keys()) {
        if (characters <= maxCharacters) break;
        forget(oldest);
      }
    },
  };
}

const cacheOf = new WeakMap<Queryable, RowCache>();

/** The cache of the rows of a database. */
export function rowCacheOf(database: Queryable): RowCache {
  const cache = cacheOf.get(database) ?? createRowCache();
  cacheOf.set(database, cache);
  return cache;
}

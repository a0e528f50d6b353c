import type { Queryable } from '../store/database';

/** As many bytes, or twice as many with text beyond Latin-1. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

interface CachedRow {
  readonly stamp: string;
  readonly body: string;
}

/**
 * A cache of rows as JSON text. Rendering a row costs the database more than finding it, and lists show the same rows
 * again and again. An entry is used only if the database confirms, at each read, that the row still has this version
 * (its stamp).
 */
export interface RowCache {
  /** The text of this version of a row, or undefined if not cached. */
  find(key: string, stamp: string): string | undefined;
  keep(key: string, row: CachedRow): void;
}

/** @param maxCharacters above it, the oldest entries are evicted */
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

export function rowCacheOf(database: Queryable): RowCache {
  const cache = cacheOf.get(database) ?? createRowCache();
  cacheOf.set(database, cache);
  return cache;
}

import { LRUCache } from 'lru-cache';
import type { Queryable } from '../store/database';

/** As many bytes, or twice as many with text beyond Latin-1. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

/**
 * Rows as JSON text. Rendering a row costs the database more than finding it, and lists show the same rows again and
 * again. An entry is used only if the database confirms, at each read, that the row still has this stamp.
 */
export type RowCache = LRUCache<string, { readonly stamp: string; readonly body: string }>;

const cacheOf = new WeakMap<Queryable, RowCache>();

export function rowCacheOf(database: Queryable): RowCache {
  const cache =
    cacheOf.get(database) ??
    new LRUCache({ maxSize: MAX_CHARACTERS, sizeCalculation: ({ body }) => body.length });
  cacheOf.set(database, cache);
  return cache;
}

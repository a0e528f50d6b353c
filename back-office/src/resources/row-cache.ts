import { LRUCache } from 'lru-cache';
import type { Queryable } from '../store/database';

/** As many bytes, or twice as many with text beyond Latin-1. */
const MAX_CHARACTERS = 24 * 1024 * 1024;

/** Rows as JSON text, costly to render. The database confirms the stamp of an entry at each read. */
export type RowCache = LRUCache<string, { readonly stamp: string; readonly body: string }>;

const cacheOf = new WeakMap<Queryable, RowCache>();

export function rowCacheOf(database: Queryable): RowCache {
  const cache =
    cacheOf.get(database) ??
    new LRUCache({ maxSize: MAX_CHARACTERS, sizeCalculation: ({ body }) => body.length });
  cacheOf.set(database, cache);
  return cache;
}

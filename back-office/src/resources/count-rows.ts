import type { Queryable } from '../store/database';
import type { Sql } from '../store/sql';

/** From this size on, counting costs more than reading a page: 100 000 rows take 10 ms of a core, 25 ms embedded. */
const LARGE = 5_000;
/** How old the total shown beside a list ("1 000 of 100 000") may be. */
const KEPT_MS = 2_000;
const MAX_KEPT = 200;

interface Kept {
  readonly at: number;
  readonly total: Promise<number>;
}

const keptBy = new WeakMap<Queryable, Map<string, Kept>>();

function keptOf(database: Queryable): Map<string, Kept> {
  const known = keptBy.get(database) ?? new Map<string, Kept>();
  keptBy.set(database, known);
  return known;
}

async function count(database: Queryable, statement: Sql): Promise<number> {
  const [row] = await database.rows<{ total: number }>(statement);
  return row?.total ?? 0;
}

/**
 * The total of a list. Large totals are cached for two seconds per query and scope; small ones are always counted.
 * @param statement returns one row with `total`; its text and values are the cache key
 */
export async function countRows(database: Queryable, statement: Sql): Promise<number> {
  const kept = keptOf(database);
  const key = JSON.stringify([statement.text, statement.values]);
  const last = kept.get(key);
  const time = performance.now();
  if (last && time - last.at < KEPT_MS) return last.total;
  const total = count(database, statement);
  // Callers share a pending count only if the last one was large: small ones are always counted anew.
  if (last) kept.set(key, { at: time, total });
  try {
    const found = await total;
    kept.delete(key);
    if (found >= LARGE) {
      kept.set(key, { at: time, total });
      const [oldest] = kept.keys();
      if (kept.size > MAX_KEPT && oldest !== undefined) kept.delete(oldest);
    }
    return found;
  } catch (problem) {
    kept.delete(key);
    throw problem;
  }
}

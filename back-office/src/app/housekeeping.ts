import { DEFAULT_LIFETIMES, type SessionLifetimes } from '../auth/sessions';
import type { Queryable } from '../store/database';
import { name, nothing, sql } from '../store/sql';

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;
const EVERY_MS = 5 * 60_000;
/** Rows per statement: the embedded store runs one statement at a time. */
const AT_A_TIME = 1000;

interface Expiry {
  readonly table: string;
  readonly column: string;
  readonly afterS: number;
  /** How far in the future it may lie; default `AHEAD_S`. */
  readonly aheadS?: number;
}

/** Tolerated difference between the clocks of instances. */
const AHEAD_S = 60;

const expiries = ({
  windowS,
  futureS,
  absoluteS,
  stayAbsoluteS,
  idleS,
  stayIdleS,
}: SessionLifetimes): Expiry[] => [
  // The longest delay or counting window (auth/limits).
  { table: 'attempts', column: 'window_start', afterS: 2 * HOUR_S },
  // By then the signature itself is long expired.
  { table: 'nonces', column: 'seen_at', afterS: 2 * (windowS + futureS) },
  { table: 'sessions', column: 'created_at', afterS: Math.max(absoluteS, stayAbsoluteS) },
  { table: 'sessions', column: 'last_used_at', afterS: Math.max(idleS, stayIdleS) },
  { table: 'reset_tokens', column: 'expires_at', afterS: HOUR_S, aheadS: 2 * DAY_S },
  // Answers are replayed for 24 hours.
  { table: 'idempotency_keys', column: 'created_at', afterS: DAY_S },
  // Messages given up; those still being retried are younger.
  { table: 'outgoing_mails', column: 'created_at', afterS: 7 * DAY_S },
  // What was told once is not told again; no file lasts longer.
  { table: 'notices', column: 'created_at', afterS: 3 * 365 * DAY_S },
];

/** Resets times noted while the clock was ahead, which would expire too late. Returns how many. */
export async function putBackFuture(
  database: Queryable,
  now: Date,
  lifetimes: SessionLifetimes = DEFAULT_LIFETIMES,
): Promise<number> {
  let changed = 0;
  for (const { table, column, aheadS = AHEAD_S } of expiries(lifetimes)) {
    const latest = new Date(now.getTime() + aheadS * 1000);
    const next =
      table === 'outgoing_mails' ? sql`, next_try_at = least(next_try_at, ${now}::timestamptz)` : nothing;
    const rows =
      await database.rows(sql`update ${name(table)} set ${name(column)} = ${now}::timestamptz${next}
      where ${name(column)} > ${latest}::timestamptz returning 1 as changed`);
    changed += rows.length;
  }
  return changed;
}

/** Deletes expired rows in batches. @returns how many rows were deleted */
export async function tidyUp(
  database: Queryable,
  now: Date,
  lifetimes: SessionLifetimes = DEFAULT_LIFETIMES,
): Promise<number> {
  let gone = 0;
  for (const { table, column, afterS } of expiries(lifetimes)) {
    const before = new Date(now.getTime() - afterS * 1000);
    let found: number;
    do {
      const rows = await database.rows(sql`delete from ${name(table)} where ctid = any(array(
        select ctid from ${name(table)} where ${name(column)} < ${before}::timestamptz limit ${AT_A_TIME}::integer))
        returning 1 as gone`);
      found = rows.length;
      gone += found;
    } while (found === AT_A_TIME);
  }
  return gone;
}

export interface Housekeeping {
  /** Waits for a running round; none starts afterwards. */
  stop(): Promise<void>;
}

interface HousekeepingOptions {
  readonly database: Queryable;
  readonly now: () => Date;
  readonly lifetimes: SessionLifetimes;
  /** Queues what is due by now; the round before may have done so. */
  readonly remind: () => Promise<void>;
  readonly onProblem: (problem: unknown) => void;
}

/** Runs at start and every five minutes, without keeping the process alive. */
export function startHousekeeping({
  database,
  now,
  lifetimes,
  remind,
  onProblem,
}: HousekeepingOptions): Housekeeping {
  let last: Promise<void> = Promise.resolve();
  const round = (): void => {
    last = last.then(async () => {
      await putBackFuture(database, now(), lifetimes).catch(onProblem);
      await tidyUp(database, now(), lifetimes).catch(onProblem);
      await remind().catch(onProblem);
    });
  };
  const timer = setInterval(round, EVERY_MS);
  timer.unref();
  round();
  return {
    stop: () => {
      clearInterval(timer);
      return last;
    },
  };
}

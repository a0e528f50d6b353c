import { tooMany } from '../wire/api-problem';
import type { Queryable } from '../store/database';
import { sql } from '../store/sql';
import { burstOf, FIRST_DELAY_S, MAX_DELAY_S, type Limit } from './limits';

/** Counts attempts in the database, for all instances. A window in the future (clock set back) begins now. */
export interface Attempts {
  /**
   * Counts a failure ahead, so that parallel ones stay within `limit`; then the wait doubles to 15 min.
   * @throws ApiProblem 429 during the wait, which other attempts do not prolong
   */
  begin(bucket: string, limit: Limit): Promise<void>;
  /** The attempt succeeded or was not checked: it does not count as a failure. */
  giveBack(bucket: string): Promise<void>;
  /** Counts a use within a fixed window. Returns the seconds to wait if it exceeds the limit. */
  take(bucket: string, limit: Limit): Promise<number | undefined>;
  forget(bucket: string): Promise<void>;
}

/** Counts a creation in the short window, then in the long one. Returns seconds to wait. */
export async function takeSteadily(
  attempts: Pick<Attempts, 'take'>,
  bucket: string,
  limit: Limit,
): Promise<number | undefined> {
  const burst = burstOf(limit);
  // A limit that one may use up at once says itself how long to wait.
  const wait = burst.count < limit.count ? await attempts.take(`burst:${bucket}`, burst) : undefined;
  return wait ?? attempts.take(bucket, limit);
}

interface Counted {
  readonly count: number;
  readonly since: Date;
}

const delayAfter = (count: number, limit: Limit): number =>
  count < limit.count ? 0 : Math.min(MAX_DELAY_S, FIRST_DELAY_S * 2 ** Math.min(count - limit.count, 16));

export function createAttempts(database: Queryable, now: () => Date): Attempts {
  const since = ({ windowS }: Limit): Date => new Date(now().getTime() - windowS * 1000);
  const secondsTo = (start: Date, seconds: number): number =>
    Math.max(1, Math.ceil((start.getTime() + seconds * 1000 - now().getTime()) / 1000));

  return {
    begin: async (bucket, limit) => {
      // In these buckets `window_start` is the last attempt: expiry and delay count from it.
      const begun = await database.rows(sql`
        insert into attempts values (${bucket}, 1, ${now()})
        on conflict (bucket) do update set window_start = ${now()}::timestamptz,
          count = case when attempts.window_start < ${since(limit)}::timestamptz then 1 else attempts.count + 1 end
        where attempts.window_start < ${since(limit)}::timestamptz or attempts.count < ${limit.count}::integer
          or attempts.window_start <= ${now()}::timestamptz - make_interval(secs => least(${MAX_DELAY_S}::float8,
            ${FIRST_DELAY_S}::float8 * power(2, least(attempts.count - ${limit.count}::integer, 16))))
        returning 1 as begun`);
      if (begun.length > 0) return;
      const [row] = await database.rows<Counted>(
        sql`update attempts set window_start = least(window_start, ${now()}::timestamptz) where bucket = ${bucket}
          returning count, window_start as since`,
      );
      throw tooMany(row ? secondsTo(row.since, delayAfter(row.count, limit)) : 1);
    },
    giveBack: async (bucket) => {
      await database.rows(sql`update attempts set count = count - 1 where bucket = ${bucket} and count > 0`);
    },
    take: async (bucket, limit) => {
      const [row] = await database.rows<Counted>(sql`
        insert into attempts values (${bucket}, 1, ${now()})
        on conflict (bucket) do update set
          count = case when attempts.window_start < ${since(limit)}::timestamptz then 1 else attempts.count + 1 end,
          window_start = case when attempts.window_start < ${since(limit)}::timestamptz then ${now()}::timestamptz
            else least(attempts.window_start, ${now()}::timestamptz) end
        returning count, window_start as since`);
      if (!row) throw new Error('An attempt was not counted');
      return row.count > limit.count ? secondsTo(row.since, limit.windowS) : undefined;
    },
    forget: async (bucket) => {
      await database.rows(sql`delete from attempts where bucket = ${bucket}`);
    },
  };
}

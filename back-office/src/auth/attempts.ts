import { tooMany } from '../http/api-problem';
import type { Queryable } from '../store/database';
import { sql } from '../store/sql';

/** At most so many within so many seconds. */
export interface Limit {
  readonly count: number;
  readonly windowS: number;
}

/** Limits, high enough for a test suite that runs from one address. */
export interface Limits {
  /** Failed logins of one account from one address, and of one address whatever the account. */
  readonly loginPerAccount: Limit;
  readonly loginPerAddress: Limit;
  readonly registration: Limit;
  readonly resetPerAddress: Limit;
  /** Reset mails of one account; more are silently not sent. */
  readonly resetPerAccount: Limit;
  readonly passwordChange: Limit;
  readonly contact: Limit;
}

const QUARTER = 15 * 60;
const HOUR = 3600;

export const DEFAULT_LIMITS: Limits = {
  loginPerAccount: { count: 20, windowS: QUARTER },
  loginPerAddress: { count: 300, windowS: QUARTER },
  registration: { count: 300, windowS: HOUR },
  resetPerAddress: { count: 120, windowS: HOUR },
  resetPerAccount: { count: 3, windowS: HOUR },
  passwordChange: { count: 20, windowS: QUARTER },
  contact: { count: 60, windowS: HOUR },
};

/** Counts attempts in the database, so that several instances count together. */
export interface Attempts {
  /** @throws ApiProblem 429 when the bucket is full */
  check(bucket: string, limit: Limit): Promise<void>;
  add(bucket: string, limit: Limit): Promise<void>;
  /** Counts one and answers the seconds to wait when it was one too many. */
  take(bucket: string, limit: Limit): Promise<number | undefined>;
  forget(bucket: string): Promise<void>;
}

export function createAttempts(database: Queryable, now: () => Date): Attempts {
  const since = ({ windowS }: Limit): Date => new Date(now().getTime() - windowS * 1000);

  const waitOf = (start: Date, { windowS }: Limit): number =>
    Math.max(1, Math.ceil((start.getTime() + windowS * 1000 - now().getTime()) / 1000));

  const add = async (bucket: string, limit: Limit): Promise<{ count: number; start: Date }> => {
    const [row] = await database.rows<{ count: number; start: Date }>(sql`
      insert into attempts values (${bucket}, 1, ${now()})
      on conflict (bucket) do update set
        count = case when attempts.window_start < ${since(limit)}::timestamptz then 1 else attempts.count + 1 end,
        window_start = case when attempts.window_start < ${since(limit)}::timestamptz then ${now()}::timestamptz
          else attempts.window_start end
      returning count, window_start as start`);
    if (!row) throw new Error('An attempt was not counted');
    return row;
  };

  return {
    check: async (bucket, limit) => {
      const [row] = await database.rows<{ start: Date }>(sql`select window_start as start from attempts
        where bucket = ${bucket} and count >= ${limit.count} and window_start >= ${since(limit)}`);
      if (row) throw tooMany(waitOf(row.start, limit));
    },
    add: async (bucket, limit) => {
      await add(bucket, limit);
    },
    take: async (bucket, limit) => {
      const { count, start } = await add(bucket, limit);
      return count > limit.count ? waitOf(start, limit) : undefined;
    },
    forget: async (bucket) => {
      await database.rows(sql`delete from attempts where bucket = ${bucket}`);
    },
  };
}

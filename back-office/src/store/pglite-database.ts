import { types, type PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import type { Database, Queryable, Transaction } from './database';
import { toQuery } from './sql';
import { asked, StorageBusyError } from './storage-away';

/** Statements and transactions that may wait for the only connection. */
const MOST_WAITING = 2000;

/** Dates stay 'YYYY-MM-DD': a `Date` would shift them by the machine's time zone. */
export const parsers = { [types.DATE]: (text: string) => text, [types.INT8]: Number };

const queryable = (runner: () => PGlite | PGliteTransaction): Queryable => ({
  rows: async <R extends object>(statement: Parameters<Queryable['rows']>[0]) => {
    const { text, values } = toQuery(statement);
    return (await asked(runner().query<R>(text, values))).rows;
  },
  script: async (text) => {
    await asked(runner().exec(text));
  },
});

/** The embedded database, one connection. `client` is the current one: a disk failure replaces it. */
export function pgliteDatabase(client: () => PGlite): Database {
  let busy = 0;
  const counted = async <T>(work: () => Promise<T>): Promise<T> => {
    // As many as there are sockets; further ones fail at once.
    if (busy > MOST_WAITING) throw new StorageBusyError('Too many statements wait for the database.');
    busy += 1;
    try {
      return await work();
    } finally {
      busy -= 1;
    }
  };
  const { rows, script } = queryable(client);
  return {
    rows: (statement) => counted(() => rows(statement)),
    script: (text) => counted(() => script(text)),
    transaction: (work) =>
      counted(() =>
        asked(
          client().transaction((runner) =>
            work({ ...queryable(() => runner), isTransaction: true } satisfies Transaction),
          ),
        ),
      ),
    load: () => ({ connections: 1, idle: busy === 0 ? 1 : 0, waiting: Math.max(0, busy - 1) }),
    close: () => client().close(),
  };
}

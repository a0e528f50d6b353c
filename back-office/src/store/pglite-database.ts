import { types, type PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite';
import type { Database, Queryable, Transaction } from './database';
import { toQuery } from './sql';

/** Dates stay 'YYYY-MM-DD': a `Date` would move them by the machine's time zone. */
export const parsers = { [types.DATE]: (text: string) => text, [types.INT8]: Number };

const queryable = (runner: PGlite | PGliteTransaction): Queryable => ({
  rows: async <R extends object>(statement: Parameters<Queryable['rows']>[0]) => {
    const { text, values } = toQuery(statement);
    return (await runner.query<R>(text, values)).rows;
  },
  script: async (text) => {
    await runner.exec(text);
  },
});

/** The embedded database. It has one connection: statements and transactions wait for one another. */
export function pgliteDatabase(client: PGlite): Database {
  return {
    ...queryable(client),
    transaction: (work) =>
      client.transaction((runner) =>
        work({ ...queryable(runner), isTransaction: true } satisfies Transaction),
      ),
    close: () => client.close(),
  };
}

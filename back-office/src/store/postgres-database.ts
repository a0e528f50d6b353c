import pg from 'pg';
import type { Database, Queryable, Transaction } from './database';
import { toQuery } from './sql';

const STATEMENT_TIMEOUT_MS = 5_000;
const TRANSACTION_TIMEOUT_MS = 10_000;
const CONNECTIONS = 10;

/** The same JavaScript values as the embedded database gives. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

const queryable = (runner: pg.Pool | pg.PoolClient): Queryable => ({
  rows: async <R extends object>(statement: Parameters<Queryable['rows']>[0]) => {
    const { text, values } = toQuery(statement);
    const result = await runner.query<R & pg.QueryResultRow>(text, values);
    return result.rows;
  },
  script: async (text) => {
    await runner.query(text);
  },
});

async function inTransaction<T>(pool: pg.Pool, work: (tx: Transaction) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work({ ...queryable(client), isTransaction: true });
    await client.query('commit');
    return result;
  } catch (problem) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = failure instanceof Error ? failure : new Error(String(failure));
    });
    throw problem;
  } finally {
    client.release(broken);
  }
}

/**
 * A PostgreSQL server. A lost connection is replaced by the next call; a statement stops after 5 s.
 * @param url `postgres://user:password@host:port/database`
 */
export function postgresDatabase(url: string, onProblem: (problem: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: STATEMENT_TIMEOUT_MS,
    statement_timeout: STATEMENT_TIMEOUT_MS,
    idle_in_transaction_session_timeout: TRANSACTION_TIMEOUT_MS,
    types,
  });
  // Without a listener, an idle connection cut by the server would end the process.
  pool.on('error', onProblem);
  return {
    ...queryable(pool),
    transaction: (work) => inTransaction(pool, work),
    close: () => pool.end(),
  };
}

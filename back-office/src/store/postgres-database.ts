import pg from 'pg';
import type { Database, Queryable, Transaction } from './database';
import { toQuery } from './sql';

/** Milliseconds after which a server, a connection or a transaction is given up (WR4 of reliability.md). */
export interface PostgresPatience {
  readonly statementMs: number;
  readonly transactionMs: number;
  /** How long a call waits for one of the connections. */
  readonly connectionMs: number;
  readonly connections: number;
}

const PATIENCE: PostgresPatience = {
  statementMs: 5_000,
  transactionMs: 10_000,
  connectionMs: 5_000,
  connections: 10,
};
/** The server stops a statement by itself; this is for a server that says nothing any more. */
const SILENCE_MS = 1_000;

/** The same JavaScript values as the embedded database gives. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

/** Names of the statements that a connection keeps, by their text. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text) ?? `portal_${names.size + 1}`;
  names.set(text, known);
  return known;
}

const queryable = (runner: pg.Pool | pg.PoolClient): Queryable => ({
  rows: async <R extends object>(statement: Parameters<Queryable['rows']>[0]) => {
    const { text, values } = toQuery(statement);
    const query = statement.isPrepared ? { name: nameOf(text), text, values } : { text, values };
    const result = await runner.query<R & pg.QueryResultRow>(query);
    return result.rows;
  },
  script: async (text) => {
    await runner.query(text);
  },
});

async function inTransaction<T>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<T>,
  onProblem: (problem: Error) => void,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A connection that is cut between two statements tells nobody else: without a listener it would end the process.
  const onCut = (problem: Error): void => {
    broken = problem;
    onProblem(problem);
  };
  client.on('error', onCut);
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
    client.off('error', onCut);
  }
}

/**
 * A PostgreSQL server. A lost connection is replaced by the next call; a statement stops after 5 s.
 * @param url `postgres://user:password@host:port/database`
 */
export function postgresDatabase(
  url: string,
  onProblem: (problem: Error) => void,
  patience: Partial<PostgresPatience> = {},
): Database {
  const { statementMs, transactionMs, connectionMs, connections } = { ...PATIENCE, ...patience };
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: connectionMs,
    statement_timeout: statementMs,
    query_timeout: statementMs + SILENCE_MS,
    idle_in_transaction_session_timeout: transactionMs,
    keepAlive: true,
    types,
  });
  // Without a listener, an idle connection cut by the server would end the process.
  pool.on('error', onProblem);
  return {
    ...queryable(pool),
    transaction: (work) => inTransaction(pool, work, onProblem),
    load: () => ({ connections: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    close: () => pool.end(),
  };
}

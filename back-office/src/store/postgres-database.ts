import pg from 'pg';
import type { Database, Queryable, Transaction } from './database';
import { asError } from './error-code';
import type { PostgresServer } from './postgres-server';
import { toQuery } from './sql';
import { asked } from './storage-away';
import { createSemaphore } from './semaphore';

/** Time-outs in milliseconds. */
export interface PostgresPatience {
  readonly statementMs: number;
  readonly transactionMs: number;
  /** How long a statement waits for a locked row. */
  readonly lockMs: number;
  /** How long a call waits for a connection. */
  readonly connectionMs: number;
  readonly connections: number;
}

const PATIENCE: PostgresPatience = {
  statementMs: 5_000,
  transactionMs: 10_000,
  lockMs: 2_000,
  connectionMs: 5_000,
  connections: 10,
};
/** Share of the connections reserved for single statements, so that reads do not wait behind writes. */
const SHARE_OF_READS = 0.4;
/** The server ends a statement at its time-out; after this extra time it counts as unresponsive. */
const SILENCE_MS = 1_000;

/** Same JavaScript values as the embedded database. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.DATE, (text: string) => text);
types.setTypeParser(pg.types.builtins.INT8, Number);

const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text) ?? `portal_${names.size + 1}`;
  names.set(text, known);
  return known;
}

/** @param keeps whether a connection keeps prepared statements */
const queryable = (runner: pg.Pool | pg.PoolClient, keeps: boolean): Queryable => ({
  rows: async <R extends object>(statement: Parameters<Queryable['rows']>[0]) => {
    const { text, values } = toQuery(statement);
    const query = keeps && statement.isPrepared ? { name: nameOf(text), text, values } : { text, values };
    const result = await asked(runner.query<R & pg.QueryResultRow>(query));
    return result.rows;
  },
  script: async (text) => {
    await asked(runner.query(text));
  },
});

interface Transactions {
  readonly pool: pg.Pool;
  readonly keeps: boolean;
  /** The statement that begins a transaction. */
  readonly begin: string;
  readonly onProblem: (problem: Error) => void;
}

async function inTransaction<T>(
  { pool, keeps, begin, onProblem }: Transactions,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await asked(pool.connect());
  let broken: Error | undefined;
  // A connection lost between two statements only emits an event, which would end the process without a listener.
  const onCut = (problem: Error): void => {
    broken = problem;
    onProblem(problem);
  };
  client.on('error', onCut);
  try {
    await asked(client.query(begin));
    const result = await work({ ...queryable(client, keeps), isTransaction: true });
    await asked(client.query('commit'));
    return result;
  } catch (problem) {
    await client.query('rollback').catch((failure: unknown) => {
      broken = asError(failure);
    });
    throw problem;
  } finally {
    client.release(broken);
    client.off('error', onCut);
  }
}

const timesOf = ({ statementMs, transactionMs, lockMs }: PostgresPatience) => ({
  statement_timeout: statementMs,
  lock_timeout: lockMs,
  idle_in_transaction_session_timeout: transactionMs,
});

/**
 * Lost connections are replaced, statements cancelled after 5 s. Behind a pooler all statements run in
 * transactions, which set the time-outs, and none is prepared (decision 0026).
 */
export function postgresDatabase(
  { config, isPooled }: PostgresServer,
  onProblem: (problem: Error) => void,
  patience: Partial<PostgresPatience> = {},
): Database {
  const patient = { ...PATIENCE, ...patience };
  const times = timesOf(patient);
  const pool = new pg.Pool({
    ...config,
    max: patient.connections,
    connectionTimeoutMillis: patient.connectionMs,
    query_timeout: patient.statementMs + SILENCE_MS,
    keepAlive: true,
    types,
    ...(isPooled ? {} : times),
  });
  // Without a listener, an idle connection closed by the server would end the process.
  pool.on('error', onProblem);
  const { connections, connectionMs } = patient;
  const writers = createSemaphore(connections - Math.floor(connections * SHARE_OF_READS), connectionMs);
  const begin = isPooled
    ? ['begin', ...Object.entries(times).map(([name, ms]) => `set local ${name} = ${String(ms)}`)].join('; ')
    : 'begin';
  const transactions = { pool, keeps: !isPooled, begin, onProblem };
  const direct = queryable(pool, !isPooled);
  const whole: Queryable = {
    rows: <R extends object>(statement: Parameters<Queryable['rows']>[0]) =>
      inTransaction(transactions, (tx) => tx.rows<R>(statement)),
    script: (text) => inTransaction(transactions, (tx) => tx.script(text)),
  };
  return {
    ...(isPooled ? whole : direct),
    transaction: (work) => writers.run(() => inTransaction(transactions, work)),
    load: () => ({
      connections: pool.totalCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount + writers.waiting(),
    }),
    close: () => pool.end(),
  };
}

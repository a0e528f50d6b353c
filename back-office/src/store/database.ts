import type { Sql } from './sql';

/** One row, by column name. Dates and times come as `Date` (timestamptz) or 'YYYY-MM-DD' (date), amounts as text. */
export type Row = Record<string, unknown>;

/** What runs a statement: the store itself, or a transaction of it. */
export interface Queryable {
  /** Runs one parametrised statement and returns its rows. Values never enter the text. */
  rows<R extends object = Row>(statement: Sql): Promise<R[]>;
  /** Runs a script of several statements, without parameters. */
  script(text: string): Promise<void>;
}

export interface Transaction extends Queryable {
  readonly isTransaction: true;
}

/**
 * The database behind the back office: PGlite embedded, or PostgreSQL.
 * Both speak the same dialect; nothing outside `store/` knows which one it is.
 */
export interface Database extends Queryable {
  /**
   * Runs `work` in one transaction, rolled back when it throws. Nothing slow (hashing, mail, network) may be awaited
   * inside: the embedded store has one connection and everybody waits.
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  /** How busy it is at this moment. */
  load(): DatabaseLoad;
  close(): Promise<void>;
}

export interface DatabaseLoad {
  readonly connections: number;
  /** Connections that nobody uses. */
  readonly idle: number;
  /** Statements and transactions that wait for their turn. */
  readonly waiting: number;
}

import type { Sql } from './sql';

/** A row by column name. Times are `Date` (timestamptz), dates 'YYYY-MM-DD', amounts text. */
export type Row = Record<string, unknown>;

/** Runs statements: a database, or a transaction. */
export interface Queryable {
  /** Runs one parametrised statement and returns its rows. Values never become part of the text. */
  rows<R extends object = Row>(statement: Sql): Promise<R[]>;
  /** Runs a script of several statements, without parameters. */
  script(text: string): Promise<void>;
}

export interface Transaction extends Queryable {
  readonly isTransaction: true;
}

/** Embedded PGlite, or PostgreSQL. Same dialect: code outside `store/` does not know which one it is. */
export interface Database extends Queryable {
  /** Rolled back when `work` throws. Await nothing slow in it: the embedded store has one connection. */
  transaction<T>(work: (tx: Transaction) => Promise<T>): Promise<T>;
  load(): DatabaseLoad;
  close(): Promise<void>;
}

export interface DatabaseLoad {
  readonly connections: number;
  readonly idle: number;
  readonly waiting: number;
}

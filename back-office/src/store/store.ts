import type { Database } from './database';
import type { DiskWatchOptions } from './disk-watch';
import type { MakeFileSystem } from './embedded-engine';
import type { CopyTimes } from './keep-copies';
import type { KeptFiles } from './kept-files';
import type { PostgresPatience } from './postgres-database';

/** A folder (embedded), memory (tests), or a PostgreSQL server. */
export type StoreLocation = { readonly dataDir: string } | MemoryLocation | ServerLocation;

interface ServerLocation {
  /** `postgres://user:password@host:port/database`, with libpq's `sslmode` and related parameters. */
  readonly databaseUrl: string;
  /** Whether it is behind a pooler in transaction mode; detected by default. */
  readonly isPooled?: boolean | undefined;
}

interface MemoryLocation {
  readonly memory: true;
  /** A dump of an earlier store in memory: it opens faster than an empty one. */
  readonly from?: Blob;
}

export interface StoreOptions {
  readonly now?: () => Date;
  /** Receives background errors: a lost connection, a failed snapshot. */
  readonly onProblem?: (problem: Error) => void;
  /** Receives lines for the operator's log that are not errors: files moved, no copy on stop. */
  readonly onNotice?: (line: string) => void;
  /** When to copy the embedded store; default every 5 minutes if something changed. */
  readonly copies?: CopyTimes;
  /** Time-outs of PostgreSQL; see their defaults. */
  readonly patience?: Partial<PostgresPatience>;
  readonly disk?: DiskWatchOptions;
  /** For tests of a failing disk: the file system of the embedded database. */
  readonly makeFiles?: MakeFileSystem;
}

export type OpenOptions = StoreOptions & Required<Pick<StoreOptions, 'now' | 'onProblem'>>;

export interface Opened {
  readonly database: Database;
  readonly kind: Store['kind'];
  readonly snapshot: () => Promise<string | undefined>;
  readonly isWritable: () => boolean;
  readonly patiently: Store['patiently'];
  readonly files: KeptFiles;
  readonly ready?: () => Promise<void>;
  readonly dump?: () => Promise<Blob>;
}

export interface Store extends Database {
  readonly kind: 'embedded' | 'memory' | 'postgres';
  readonly files: KeptFiles;
  /** For tests: deletes everything but the reference data, and restarts ids. */
  reset(): Promise<void>;
  /** Moves sequences past the highest ids, after inserting rows with explicit ids. */
  renumber(): Promise<void>;
  /** A dump of a store in memory, for tests to open others `from`; undefined elsewhere. */
  dump(): Promise<Blob | undefined>;
  /** False while the disk of the embedded store is full or not writable; reads go on. */
  isWritable(): boolean;
  /** Runs work that may take minutes or wait for another instance, without statement time-outs. */
  patiently<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Makes a copy now and returns its folder; undefined where the store makes none. */
  snapshot(): Promise<string | undefined>;
}

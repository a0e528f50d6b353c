import type { Database } from './database';
import type { DiskWatchOptions } from './disk-watch';
import type { MakeFileSystem } from './embedded-engine';
import type { CopyTimes } from './keep-copies';
import type { KeptFiles } from './kept-files';
import type { PostgresPatience } from './postgres-database';

/** Where the data live: a folder (embedded), memory (tests), or a PostgreSQL server. */
export type StoreLocation = { readonly dataDir: string } | MemoryLocation | ServerLocation;

interface ServerLocation {
  /** `postgres://user:password@host:port/database`, with `sslmode` and its like in the meaning of libpq. */
  readonly databaseUrl: string;
  /** Whether a pooler in transaction mode stands before it; found out unless told. */
  readonly isPooled?: boolean | undefined;
}

interface MemoryLocation {
  readonly memory: true;
  /** A dump of an earlier store in memory: it opens faster than an empty one. */
  readonly from?: Blob;
}

export interface StoreOptions {
  readonly now?: () => Date;
  /** Told about what goes wrong behind the scenes: a lost connection, a snapshot that could not be written. */
  readonly onProblem?: (problem: Error) => void;
  /** Told what an operator wants to read in the log though nothing is wrong: files moved, no copy at the stop. */
  readonly onNotice?: (line: string) => void;
  /** When the embedded store is copied: every 5 minutes when something changed, unless told. */
  readonly copies?: CopyTimes;
  /** When a PostgreSQL is given up; see its defaults. */
  readonly patience?: Partial<PostgresPatience>;
  /** How the disk of the embedded store is watched. */
  readonly disk?: DiskWatchOptions;
  /** For tests of a failing disk: the file system of the embedded database. */
  readonly makeFiles?: MakeFileSystem;
}

/** A store before its schema is brought up to date. */
export interface Opened {
  readonly database: Database;
  readonly kind: Store['kind'];
  readonly snapshot: () => Promise<string | undefined>;
  readonly isWritable: () => boolean;
  readonly patiently: Store['patiently'];
  readonly files: KeptFiles;
  /** What is left to do once the schema is up to date. */
  readonly ready?: () => Promise<void>;
  readonly dump?: () => Promise<Blob>;
}

export interface Store extends Database {
  readonly kind: 'embedded' | 'memory' | 'postgres';
  /** The bytes of attachments and logos. */
  readonly files: KeptFiles;
  /** Empties the store but for the reference data, and starts ids again. For tests: everything else is lost. */
  reset(): Promise<void>;
  /** After rows were inserted with ids of one's own: the next generated ids come after them. */
  renumber(): Promise<void>;
  /** The whole of a store in memory, for tests to open others `from`; undefined elsewhere. */
  dump(): Promise<Blob | undefined>;
  /** False while the disk of the embedded store is full or cannot be written: reads go on. */
  isWritable(): boolean;
  /** Runs what may take minutes, or wait for another instance that does it: no statement of it is stopped early. */
  patiently<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Writes a copy now and answers its folder; undefined where the store keeps none. */
  snapshot(): Promise<string | undefined>;
}

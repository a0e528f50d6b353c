import type { Database } from './database';
import type { DiskWatchOptions } from './disk-watch';
import type { MakeFileSystem } from './embedded-engine';
import type { PostgresPatience } from './postgres-database';

/** Where the data live: a folder (embedded), memory (tests), or a PostgreSQL server. */
export type StoreLocation = { readonly dataDir: string } | MemoryLocation | { readonly databaseUrl: string };

interface MemoryLocation {
  readonly memory: true;
  /** A dump of an earlier store in memory: it opens faster than an empty one. */
  readonly from?: Blob;
}

export interface StoreOptions {
  readonly now?: () => Date;
  /** Told about what goes wrong behind the scenes: a lost connection, a snapshot that could not be written. */
  readonly onProblem?: (problem: Error) => void;
  /** Milliseconds between snapshots of the embedded store when something changed; 5 minutes unless told. */
  readonly snapshotEveryMs?: number;
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
  readonly dump?: () => Promise<Blob>;
}

export interface Store extends Database {
  readonly kind: 'embedded' | 'memory' | 'postgres';
  /** Empties the store but for the reference data, and starts ids again. For tests: everything else is lost. */
  reset(): Promise<void>;
  /** After rows were inserted with ids of one's own: the next generated ids come after them. */
  renumber(): Promise<void>;
  /** The whole store in memory, to open others `from`; undefined elsewhere. */
  dump(): Promise<Blob | undefined>;
  /** False while the disk of the embedded store is full or cannot be written: reads go on. */
  isWritable(): boolean;
  /** Runs what may take minutes, or wait for another instance that does it: no statement of it is stopped early. */
  patiently<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** Writes a snapshot now; undefined where the store keeps none. */
  snapshot(): Promise<string | undefined>;
}

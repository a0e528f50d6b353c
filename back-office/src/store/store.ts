import type { Database } from './database';

/** Where the data live: a folder (embedded), memory (tests), or a PostgreSQL server. */
export type StoreLocation =
  { readonly dataDir: string } | { readonly memory: true } | { readonly databaseUrl: string };

export interface StoreOptions {
  readonly now?: () => Date;
  /** Told about what goes wrong behind the scenes: a lost connection, a snapshot that could not be written. */
  readonly onProblem?: (problem: Error) => void;
  /** Milliseconds between snapshots of the embedded store when something changed; 5 minutes unless told. */
  readonly snapshotEveryMs?: number;
}

export interface Store extends Database {
  readonly kind: 'embedded' | 'memory' | 'postgres';
  /** Empties the store but for the reference data, and starts ids again. For tests: everything else is lost. */
  reset(): Promise<void>;
  /** After rows were inserted with ids of one's own: the next generated ids come after them. */
  renumber(): Promise<void>;
  /** Writes a snapshot now; undefined where the store keeps none. */
  snapshot(): Promise<string | undefined>;
}

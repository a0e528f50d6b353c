import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPasswords } from '../src/auth/passwords';
import { openStore } from '../src/store/open-store';
import { sql } from '../src/store/sql';
import type { Store, StoreLocation } from '../src/store/store';
import { vacuumAnalyze } from '../src/store/vacuum';
import { loadLargeNetwork, type NetworkSize } from '../test/testing/large-network';
import { postmasterOf } from './processor-time';

export interface MadeStore {
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly settings: Readonly<Record<string, string>>;
  readonly location: StoreLocation;
  /** Seconds it took to create. */
  readonly madeIn: number;
  /** Process id of the PostgreSQL server, if on this machine. */
  readonly postmaster: string | undefined;
}

interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/** Starts a PostgreSQL for the bench, when the environment names none. */
type StartPostgres = () => Promise<PostgresServer>;

export interface BenchOptions {
  readonly root: string;
  readonly folder: string;
  readonly size: NetworkSize;
  readonly stores: 'both' | 'embedded' | 'postgres';
  readonly startPostgres: StartPostgres;
}

const SECRET = 'for-the-bench-of-the-office-only-0123456789';

/**
 * Creates a large network in a store, and closes the store for a portal to open.
 * @returns the database that holds it: `PostgreSQL 17.5 …`
 * @throws Error when the store is in use, does not answer, or has accounts already
 */
async function makeLargeNetwork(
  location: StoreLocation,
  size: NetworkSize,
): Promise<{ readonly database: string }> {
  const store = await openStore(location);
  try {
    const [taken] = await store.rows(sql`select 1 from customer_users limit 1`);
    if (taken) throw new Error('The store has accounts already: a network for measuring wants an empty one.');
    const passwords = createPasswords();
    await loadLargeNetwork(
      store,
      { now: new Date(), hashPassword: (password) => passwords.hash(password) },
      size,
    );
    // A server's autovacuum would do this later.
    await vacuumAnalyze(store);
    const [row] = await store.rows<{ version: string }>(sql`select version() as version`);
    return { database: row?.version ?? '' };
  } finally {
    await store.close();
  }
}

async function make(
  location: StoreLocation,
  settings: Readonly<Record<string, string>>,
  size: NetworkSize,
): Promise<MadeStore> {
  const start = performance.now();
  const { database } = await makeLargeNetwork(location, size);
  const isEmbedded = 'dataDir' in location;
  const version = database.split(' on ')[0] ?? database;
  return {
    name: isEmbedded ? `${version} in the process (PGlite), on disk` : version,
    isEmbedded,
    settings: { PORTAL_DEMO: '0', PORTAL_SECRET: SECRET, PORTAL_CALL_GAP_MS: '0', ...settings },
    location,
    madeIn: (performance.now() - start) / 1000,
    postmaster: isEmbedded ? undefined : await withStore(location, findPostmaster),
  };
}

async function findPostmaster(store: Store): Promise<string | undefined> {
  const [row] = await store.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return row && postmasterOf(row.pid);
}

export async function withStore<T>(location: StoreLocation, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore(location);
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

/** Creates both stores in turn, runs `work` with each, and deletes them. */
export async function eachStore(
  { size, startPostgres, stores: wanted }: BenchOptions,
  work: (store: MadeStore) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-office-'));
  try {
    if (wanted !== 'postgres') {
      const dataDir = path.join(folder, 'embedded');
      await work(await make({ dataDir }, { PORTAL_DATA_DIR: dataDir }, size));
    }
    if (wanted === 'embedded') return;
    const given = process.env['DATABASE_URL'];
    const own = given === undefined ? await startPostgres() : undefined;
    const databaseUrl = given ?? own?.url ?? '';
    try {
      const settings = { PORTAL_DATA_DIR: path.join(folder, 'server'), DATABASE_URL: databaseUrl };
      await work(await make({ databaseUrl }, settings, size));
    } finally {
      await own?.stop();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createPasswords } from '../../../back-office/src/auth/passwords';
import { openStore } from '../../../back-office/src/store/open-store';
import { sql } from '../../../back-office/src/store/sql';
import type { Store, StoreLocation } from '../../../back-office/src/store/store';
import { vacuumAnalyze } from '../../../back-office/src/store/vacuum';
import { loadLargeNetwork, type NetworkSize } from '../../../back-office/test/testing/large-network';

export interface MadeStore {
  readonly name: string;
  readonly isEmbedded: boolean;
  readonly settings: Readonly<Record<string, string>>;
  readonly location: StoreLocation;
  /** Seconds it took to create. */
  readonly madeIn: number;
}

export interface BenchOptions {
  readonly root: string;
  readonly size: NetworkSize;
  readonly stores: 'both' | 'embedded' | 'postgres';
  /** Starts a PostgreSQL, when the environment names none. */
  readonly startPostgres: () => Promise<{ readonly url: string; readonly stop: () => Promise<void> }>;
}

const SECRET = 'for-the-bench-of-the-office-only-0123456789';

async function make(
  location: StoreLocation,
  settings: Readonly<Record<string, string>>,
  size: NetworkSize,
): Promise<MadeStore> {
  const start = performance.now();
  const version = await withStore(location, async (store) => {
    const passwords = createPasswords();
    const given = { now: new Date(), hashPassword: (password: string) => passwords.hash(password) };
    await loadLargeNetwork(store, given, size);
    // A server's autovacuum would do this later.
    await vacuumAnalyze(store);
    const [row] = await store.rows<{ version: string }>(sql`select version() as version`);
    return row?.version.split(' on ')[0] ?? '';
  });
  const isEmbedded = 'dataDir' in location;
  return {
    name: isEmbedded ? `${version} in the process (PGlite), on disk` : version,
    isEmbedded,
    settings: { PORTAL_DEMO: '0', PORTAL_SECRET: SECRET, PORTAL_CALL_GAP_MS: '0', ...settings },
    location,
    madeIn: (performance.now() - start) / 1000,
  };
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

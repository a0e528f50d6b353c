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
  { size, startPostgres }: BenchOptions,
  work: (store: MadeStore) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-office-'));
  const server = await startPostgres();
  try {
    const dataDir = path.join(folder, 'embedded');
    await work(await make({ dataDir }, { PORTAL_DATA_DIR: dataDir }, size));
    const settings = { PORTAL_DATA_DIR: path.join(folder, 'server'), DATABASE_URL: server.url };
    await work(await make({ databaseUrl: server.url }, settings, size));
  } finally {
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

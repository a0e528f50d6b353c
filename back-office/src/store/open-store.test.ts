import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startedFolder } from '../../test/testing/data-folder';
import { DurableFileSystem } from './durable-file-system';
import { openStore } from './open-store';
import { restoreStore } from './restore-store';
import { sql } from './sql';
import type { Store } from './store';
import { StoreInUseError } from './store-lock';

const SLOW_MS = 240_000;
const LATE_MS = 120_000;
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-store-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
});

const addAgency = (store: Store, name: string) =>
  store.rows(
    sql`insert into customers (name, created_at, updated_at) values (${name}, now(), now()) returning id`,
  );
const snapshots = (): string[] => {
  try {
    return readdirSync(path.join(folder, 'snapshots')).filter((name) => !name.endsWith('.draft'));
  } catch {
    return [];
  }
};
const agencies = async (store: Store) =>
  (await store.rows<{ name: string }>(sql`select name from customers order by id`)).map(({ name }) => name);

it(
  'keeps its data in a private folder, for one process, with three snapshots that can be restored',
  async () => {
    chmodSync(await startedFolder(folder), 0o755);
    const store = await openStore({ dataDir: folder });
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    await expect(openStore({ dataDir: folder })).rejects.toThrow(StoreInUseError);
    const files: (string | undefined)[] = [];
    for (const name of ['Rennes', 'Nantes', 'Lyon', 'Lille']) {
      await addAgency(store, name);
      files.push(await store.snapshot());
    }
    await store.close();
    expect(readdirSync(path.join(folder, 'snapshots'))).toHaveLength(3);

    const again = await openStore({ dataDir: folder });
    expect(await agencies(again)).toEqual(['Réseau Démo', 'Rennes', 'Nantes', 'Lyon', 'Lille']);
    await again.close();

    const restored = path.join(folder, 'restored');
    await restoreStore(files[2] ?? '', restored, new Date());
    const copy = await openStore({ dataDir: restored });
    expect(await agencies(copy)).toEqual(['Réseau Démo', 'Rennes', 'Nantes', 'Lyon']);
    await copy.close();
  },
  SLOW_MS,
);

it(
  'writes a snapshot of itself from time to time, when something changed',
  async () => {
    const store = await openStore({ dataDir: await startedFolder(folder) }, { copies: { everyMs: 20 } });
    await addAgency(store, 'Rennes');
    const late = performance.now() + LATE_MS;
    while (snapshots().length === 0 && performance.now() < late)
      await new Promise((resolve) => setImmediate(resolve));
    expect(snapshots().length).toBeGreaterThan(0);
    await store.close();
  },
  SLOW_MS,
);

it(
  'syncs every commit to the disk, and writes a snapshot when it closes',
  async () => {
    let files: DurableFileSystem | undefined;
    const makeFiles = (database: string) => (files = new DurableFileSystem(database));
    const store = await openStore(
      { dataDir: await startedFolder(folder) },
      { makeFiles, copies: { stopWithinMs: SLOW_MS } },
    );
    for (const name of ['Rennes', 'Nantes', 'Lyon']) {
      const before = files?.syncs ?? 0;
      await addAgency(store, name);
      expect(files?.syncs).toBeGreaterThan(before);
    }
    await store.close();
    expect(snapshots()).toHaveLength(1);
  },
  SLOW_MS,
);

/** Like PGlite's own folder storage: syncs do nothing. */
class UnsyncedFiles extends DurableFileSystem {
  constructor(database: string) {
    super(database);
    Object.defineProperty(this, 'syncs', { get: () => 0, set: () => undefined });
  }
}

it(
  'does not open where commits are not synced',
  async () => {
    const makeFiles = (database: string) => new UnsyncedFiles(database);
    const dataDir = await startedFolder(folder);
    await expect(openStore({ dataDir }, { makeFiles })).rejects.toThrow('does not sync its commits');
  },
  SLOW_MS,
);

it('tells in one line that a database does not answer', async () => {
  const databaseUrl = 'postgres://portal:secret@127.0.0.1:1/portal';
  await expect(openStore({ databaseUrl })).rejects.toThrow(/^The database of DATABASE_URL does not answer: /);
  await expect(openStore({ databaseUrl })).rejects.not.toThrow('secret');
});

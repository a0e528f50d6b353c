import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database';
import { errorMessage } from './error-code';
import { DurableFileSystem } from './durable-file-system';
import { migrate } from './migrate';
import { parsers, pgliteDatabase } from './pglite-database';
import { postgresDatabase } from './postgres-database';
import { loadDefaults, loadReferenceData } from './reference-data';
import { empty, renumber } from './renumber';
import { takeSnapshot } from './snapshots';
import { sql } from './sql';
import { lockStore } from './store-lock';
import type { Store, StoreLocation, StoreOptions } from './store';
import { tidy, tidyAndLearn } from './upkeep';

const SNAPSHOT_EVERY_MS = 5 * 60_000;

interface Opened {
  readonly database: Database;
  readonly kind: Store['kind'];
  readonly snapshot: () => Promise<string | undefined>;
  readonly dump?: () => Promise<Blob>;
}

/**
 * Opens the store where it lives, ready to use: locked when embedded, schema and reference data up to date.
 * @throws StoreInUseError when another process holds the folder
 * @throws NewerSchemaError when a newer portal wrote the data
 * @throws Error when a PostgreSQL server does not answer, or when syncs do not work on this machine
 */
export async function openStore(location: StoreLocation, options: StoreOptions = {}): Promise<Store> {
  const now = options.now ?? (() => new Date());
  const onProblem = options.onProblem ?? (() => undefined);
  const opened = await open(location, now, onProblem, options.snapshotEveryMs ?? SNAPSHOT_EVERY_MS);
  const { database, kind, snapshot } = opened;
  try {
    await migrate(database, now);
    await loadReferenceData(database);
    await renumber(database);
    if (kind === 'embedded') await tidyAndLearn(database);
  } catch (problem) {
    await database.close();
    throw problem;
  }
  return {
    ...database,
    kind,
    snapshot,
    dump: () => opened.dump?.() ?? Promise.resolve(undefined),
    renumber: () => renumber(database),
    reset: () =>
      database.transaction(async (tx) => {
        await empty(tx);
        await loadDefaults(tx);
        await renumber(tx);
      }),
  };
}

function open(
  location: StoreLocation,
  now: () => Date,
  onProblem: (problem: Error) => void,
  snapshotEveryMs: number,
): Promise<Opened> {
  if ('databaseUrl' in location) return openPostgres(location.databaseUrl, onProblem);
  if ('memory' in location) return openMemory(location.from);
  return openFolder(location.dataDir, now, onProblem, snapshotEveryMs);
}

const noSnapshot = (): Promise<undefined> => Promise.resolve(undefined);

async function openPostgres(url: string, onProblem: (problem: Error) => void): Promise<Opened> {
  const database = postgresDatabase(url, onProblem);
  try {
    await database.rows(sql`select 1`);
  } catch (problem) {
    await database.close();
    throw new Error(`The database of DATABASE_URL does not answer: ${errorMessage(problem)}`, {
      cause: problem,
    });
  }
  return { database, kind: 'postgres', snapshot: noSnapshot };
}

async function openMemory(from: Blob | undefined): Promise<Opened> {
  const client = await PGlite.create({ parsers, ...(from ? { loadDataDir: from } : {}) });
  const dump = () => client.dumpDataDir('none');
  return { database: pgliteDatabase(client), kind: 'memory', snapshot: noSnapshot, dump };
}

/** PGlite turns syncs off at start (`-F`); a store of acknowledged writes wants them. */
const durableStart = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

async function openFolder(
  folder: string,
  now: () => Date,
  onProblem: (problem: Error) => void,
  snapshotEveryMs: number,
): Promise<Opened> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const unlock = await lockStore(folder);
  let client: PGlite | undefined;
  try {
    const files = new DurableFileSystem(path.join(folder, 'database'));
    client = await PGlite.create({ fs: files, startParams: durableStart, parsers });
    await checkSyncs(client, files);
    return keepSnapshots(client, folder, { now, onProblem, snapshotEveryMs, unlock, files });
  } catch (problem) {
    await client?.close();
    unlock();
    throw problem;
  }
}

async function checkSyncs(client: PGlite, files: DurableFileSystem): Promise<void> {
  const before = files.syncs;
  await client.exec(
    'create table if not exists sync_check (at timestamptz); delete from sync_check; insert into sync_check values (now())',
  );
  if (files.syncs === before)
    throw new Error('The embedded store does not sync its commits to the disk: refusing to start.');
}

interface Keeping {
  readonly now: () => Date;
  readonly onProblem: (problem: Error) => void;
  readonly snapshotEveryMs: number;
  readonly unlock: () => void;
  readonly files: DurableFileSystem;
}

function keepSnapshots(client: PGlite, folder: string, keeping: Keeping): Opened {
  const { now, onProblem, snapshotEveryMs, unlock, files } = keeping;
  let syncsAtLast = files.syncs;
  let last: Promise<string | undefined> = Promise.resolve(undefined);
  const snapshot = (): Promise<string | undefined> => {
    last = last.then(async () => {
      syncsAtLast = files.syncs;
      return takeSnapshot(client, folder, now());
    });
    return last;
  };
  const snapshotIfChanged = async (): Promise<void> => {
    if (files.syncs === syncsAtLast) return;
    try {
      await snapshot();
    } catch (problem) {
      last = Promise.resolve(undefined);
      onProblem(problem instanceof Error ? problem : new Error(String(problem)));
    }
  };
  const database = pgliteDatabase(client);
  const tidyAndSnapshot = async (): Promise<void> => {
    if (files.syncs === syncsAtLast) return;
    await tidy(database).catch(onProblem);
    await snapshotIfChanged();
  };
  const timer = setInterval(() => void tidyAndSnapshot(), snapshotEveryMs);
  timer.unref();
  return {
    kind: 'embedded',
    snapshot,
    database: {
      ...database,
      close: async () => {
        clearInterval(timer);
        await snapshotIfChanged();
        await client.close();
        unlock();
      },
    },
  };
}

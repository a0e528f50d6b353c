import { chmodSync, mkdirSync } from 'node:fs';
import { watchDisk, type DiskWatch } from './disk-watch';
import { DurableFileSystem } from './durable-file-system';
import { openEngine, type EmbeddedEngine } from './embedded-engine';
import type { Database } from './database';
import { errorCode } from './error-code';
import { pgliteDatabase } from './pglite-database';
import { takeSnapshot } from './snapshots';
import { isStorageAway, StorageAwayError } from './storage-away';
import { lockStore } from './store-lock';
import type { Opened, StoreOptions } from './store';
import { tidy } from './upkeep';

const SNAPSHOT_EVERY_MS = 5 * 60_000;
const asError = (problem: unknown): Error =>
  problem instanceof Error ? problem : new Error(String(problem));

/**
 * Opens the embedded store of a folder: locked, synced, watched, and copied from time to time.
 * @throws StoreInUseError when another process holds the folder
 */
export async function openFolder(
  folder: string,
  now: () => Date,
  onProblem: (problem: Error) => void,
  options: StoreOptions,
): Promise<Opened> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const unlock = await lockStore(folder);
  try {
    const engine = await openEngine(
      folder,
      options.makeFiles ?? ((database) => new DurableFileSystem(database)),
    );
    const disk = watchDisk(
      folder,
      (isWritable) =>
        onProblem(
          new Error(
            isWritable
              ? 'The data folder can be written again.'
              : `The data folder ${folder} is full or cannot be written: reads go on, writes are refused.`,
          ),
        ),
      options.disk,
    );
    return keep(engine, disk, folder, { now, onProblem, unlock, options });
  } catch (problem) {
    unlock();
    throw problem;
  }
}

/** PostgreSQL takes a read-only disk for a lack of rights, which nobody lacks in the embedded store. */
const READ_ONLY = '42501';
const isOfDisk = (problem: unknown): boolean => isStorageAway(problem) || errorCode(problem) === READ_ONLY;

/** Statements that the disk fails are told to the watch, and a database that stopped is opened again. */
function watched(database: Database, engine: EmbeddedEngine, disk: DiskWatch): Database {
  let reviving: Promise<void> | undefined;
  const revive = async (): Promise<void> => {
    disk.look();
    if (disk.isWritable()) await engine.revive();
  };
  const run = async <T>(work: () => Promise<T>): Promise<T> => {
    if (engine.isDead()) {
      reviving ??= revive().finally(() => (reviving = undefined));
      await reviving.catch(() => disk.suspect());
    }
    try {
      return await work();
    } catch (problem) {
      if (!isOfDisk(problem) && !engine.isDead()) throw problem;
      disk.suspect();
      throw new StorageAwayError('The disk failed a write.', { cause: problem });
    }
  };
  return {
    ...database,
    rows: (statement) => run(() => database.rows(statement)),
    script: (text) => run(() => database.script(text)),
    transaction: (work) => run(() => database.transaction(work)),
  };
}

interface Keeping {
  readonly now: () => Date;
  readonly onProblem: (problem: Error) => void;
  readonly unlock: () => void;
  readonly options: StoreOptions;
}

function keep(engine: EmbeddedEngine, disk: DiskWatch, folder: string, keeping: Keeping): Opened {
  const { now, onProblem, unlock, options } = keeping;
  let syncsAtLast = engine.syncs();
  let last: Promise<string | undefined> = Promise.resolve(undefined);
  const snapshot = (): Promise<string | undefined> => {
    last = last
      .catch(() => undefined)
      .then(async () => {
        const syncs = engine.syncs();
        const file = await takeSnapshot(engine.client(), folder, now());
        syncsAtLast = syncs;
        return file;
      });
    return last;
  };
  const snapshotIfChanged = async (): Promise<void> => {
    if (engine.syncs() === syncsAtLast || engine.isDead() || !disk.isWritable()) return;
    await snapshot().catch((problem: unknown) => onProblem(asError(problem)));
  };
  const database = watched(pgliteDatabase(engine.client), engine, disk);
  const tidyAndSnapshot = async (): Promise<void> => {
    if (engine.syncs() === syncsAtLast || !disk.isWritable()) return;
    await tidy(database).catch(onProblem);
    await snapshotIfChanged();
  };
  const timer = setInterval(() => void tidyAndSnapshot(), options.snapshotEveryMs ?? SNAPSHOT_EVERY_MS);
  timer.unref();
  return {
    kind: 'embedded',
    snapshot,
    isWritable: () => disk.isWritable(),
    patiently: (work) => work(database),
    database: {
      ...database,
      close: async () => {
        clearInterval(timer);
        disk.stop();
        await snapshotIfChanged();
        await engine.close();
        unlock();
      },
    },
  };
}

import { chmodSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { watchDisk, type DiskWatch } from './disk-watch';
import { DurableFileSystem } from './durable-file-system';
import { openEngine, type EmbeddedEngine } from './embedded-engine';
import type { Database } from './database';
import { asError, errorCode } from './error-code';
import { pgliteDatabase } from './pglite-database';
import { openFileFolder, type FileFolder } from './file-folder';
import { keepCopies } from './keep-copies';
import { sql } from './sql';
import { asked, isOfDisk, StorageAwayError } from './storage-away';
import { lockStore } from './store-lock';
import type { Opened, OpenOptions } from './store';
import { finishRestoration } from './swap-store';
import { vacuumAnalyze } from './vacuum';

/** Opens a folder: locked, synced, watched, copied. @throws StoreInUseError when another process holds it */
export async function openFolder(folder: string, options: OpenOptions): Promise<Opened> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chmodSync(folder, 0o700);
  const unlock = await lockStore(folder);
  try {
    await finishRestoration(folder);
    const engine = await openEngine(
      folder,
      options.makeFiles ?? ((database) => new DurableFileSystem(database)),
    );
    return keep(engine, folder, unlock, options);
  } catch (problem) {
    unlock();
    throw problem;
  }
}

/** PostgreSQL reports a read-only disk as insufficient privilege, which has no other cause in the embedded store. */
const READ_ONLY = '42501';
const isRefusedByDisk = (problem: unknown): boolean => isOfDisk(problem) || errorCode(problem) === READ_ONLY;

/** Reports disk failures of statements to the watch, and reopens a database that has stopped. */
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
      if (!isRefusedByDisk(problem) && !engine.isDead()) throw problem;
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

function watchedFiles(files: FileFolder, disk: DiskWatch): FileFolder {
  const watch = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await asked(work);
    } catch (problem) {
      if (isOfDisk(problem)) disk.suspect();
      throw problem;
    }
  };
  return {
    ...files,
    keep: (bytes) => watch(files.keep(bytes)),
    find: (sha256) => watch(files.find(sha256)),
  };
}

const namedAmong =
  (database: Database) =>
  async (digests: readonly string[]): Promise<readonly string[]> => {
    const rows = await database.rows<{ name: string }>(
      sql`select distinct content_sha256 as name from files where content_sha256 = any(${digests}::text[])`,
    );
    return rows.map(({ name }) => name);
  };

function keep(engine: EmbeddedEngine, folder: string, unlock: () => void, options: OpenOptions): Opened {
  const { now, onProblem, onNotice = () => undefined } = options;
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
  const database = watched(pgliteDatabase(engine.client), engine, disk);
  const files = watchedFiles(openFileFolder(path.join(folder, 'files')), disk);
  const parts = { engine, disk, folder, files, database, now, onProblem, onNotice };
  const copies = keepCopies(parts, options.copies ?? {});
  const collecting = startCollecting(() => files.collect(namedAmong(database)), onProblem);
  return {
    kind: 'embedded',
    snapshot: copies.copy,
    isWritable: () => disk.isWritable(),
    patiently: (work) => work(database),
    files,
    ready: async () => {
      await vacuumAnalyze(database);
      collecting.begin();
    },
    database: {
      ...database,
      close: async () => {
        disk.stop();
        await collecting.stop();
        await copies.stop();
        await engine.close();
        unlock();
      },
    },
  };
}

const COLLECT_EVERY_MS = 60 * 60_000;

/** Deletes unused files at start and every hour, without keeping the process alive. */
function startCollecting(
  collect: () => Promise<unknown>,
  onProblem: (problem: Error) => void,
): { readonly begin: () => void; readonly stop: () => Promise<void> } {
  let timer: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const round = (): void => {
    last = last.then(collect).catch((problem: unknown) => onProblem(asError(problem)));
  };
  return {
    begin: () => {
      timer = setInterval(round, COLLECT_EVERY_MS);
      timer.unref();
      round();
    },
    stop: async () => {
      clearInterval(timer);
      await last;
    },
  };
}

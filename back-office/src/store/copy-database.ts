import { constants, copyFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { Database, Queryable } from './database';
import { errorCode } from './error-code';
import { sql } from './sql';
import { SHORT_BYTES, timeSlices } from './in-pieces';

interface Seen {
  readonly size: number;
  readonly mtimeMs: number;
}

interface Listing {
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, Seen>;
}

/** The write-ahead log is copied whole at the end: recovery with it makes the rest of the copy consistent. */
const isJournal = (name: string): boolean => /^pg_wal\/[0-9A-F]{24}$/.test(name);
/** A file that changed as recently may change again within one tick of the file system's clock. */
const SETTLED_MS = 2_000;

/** Everything below a folder. Files deleted meanwhile are left out. */
export async function listFolder(root: string, below = ''): Promise<Listing> {
  const folders: string[] = [];
  const files = new Map<string, Seen>();
  const yieldWhenDue = timeSlices();
  const visit = async (folder: string): Promise<void> => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        folders.push(name);
        await visit(name);
      } else if (entry.isFile()) {
        const found = statSync(path.join(root, name), { throwIfNoEntry: false });
        if (found) files.set(name, { size: found.size, mtimeMs: found.mtimeMs });
      }
      await yieldWhenDue();
    }
  };
  await visit(below);
  return { folders, files };
}

export const sizeOfAll = ({ files }: Listing): number =>
  [...files.values()].reduce((sum, { size }) => sum + size, 0);

/** The WAL segments needed for recovery, from the last checkpoint to the last commit. */
async function neededJournal(tx: Queryable): Promise<(name: string) => boolean> {
  const [row] = await tx.rows<{ first: string; last: string }>(sql`select redo_wal_file as first,
    pg_walfile_name(pg_current_wal_insert_lsn()) as last from pg_control_checkpoint()`);
  return (name) => {
    const segment = path.posix.basename(name);
    return !isJournal(name) || (row !== undefined && segment >= row.first && segment <= row.last);
  };
}

/**
 * Copies a running database: most during writes, then, in a transaction, what changed and the WAL, as a
 * killed process leaves it. `held` reads at that moment.
 * @throws errors of the disk, or the reason of `signal`; `to` must then be removed
 */
export async function copyDatabase<T>(
  database: Database,
  from: string,
  to: string,
  held: (tx: Queryable) => Promise<T>,
  signal: AbortSignal,
): Promise<T> {
  const began = Date.now();
  const before = await listFolder(from);
  const listed = Date.now();
  // A modification time in the future, from a clock that was ahead, counts as settled: a new write would change it.
  const isSettled = ({ mtimeMs }: Seen): boolean =>
    mtimeMs < began - SETTLED_MS || mtimeMs > listed + SETTLED_MS;
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const folder of before.folders) await mkdir(path.join(to, folder), { recursive: true, mode: 0o700 });
  const copied = new Map<string, Seen>();
  const yieldWhenDue = timeSlices(signal);
  const copy = async (name: string, { size }: Seen): Promise<void> => {
    const [source, target] = [path.join(from, name), path.join(to, name)];
    if (size <= SHORT_BYTES) copyFileSync(source, target, constants.COPYFILE_FICLONE);
    else await copyFile(source, target, constants.COPYFILE_FICLONE);
    await yieldWhenDue();
  };
  for (const [name, seen] of before.files) {
    if (isJournal(name)) continue;
    try {
      await copy(name, seen);
      if (isSettled(seen)) copied.set(name, seen);
    } catch (problem) {
      if (errorCode(problem) !== 'ENOENT') throw problem;
    }
  }
  return database.transaction(async (tx) => {
    const found = await held(tx);
    const isNeeded = await neededJournal(tx);
    const now = await listFolder(from);
    for (const folder of now.folders) await mkdir(path.join(to, folder), { recursive: true, mode: 0o700 });
    const changed = [...now.files].filter(([name, { size, mtimeMs }]) => {
      const known = copied.get(name);
      return isNeeded(name) && (known?.size !== size || known.mtimeMs !== mtimeMs);
    });
    for (const [name, seen] of changed) await copy(name, seen);
    const gone = [...before.files.keys()].filter((name) => !now.files.has(name));
    for (const name of gone) rmSync(path.join(to, name), { force: true });
    return found;
  });
}

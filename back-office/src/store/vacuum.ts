import { open } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from './copy-database';
import type { Queryable } from './database';
import { errorCode } from './error-code';
import { fewAtOnce } from './in-pieces';
import tables from './tables.json' with { type: 'json' };

/** PGlite has no autovacuum. Statistics and visibility map give totals index-only scans: 10 ms, not 65. */
export const vacuumAnalyze = (database: Queryable): Promise<void> => each(database, 'vacuum (analyze)');

/** The same without statistics, for every few minutes. */
export const vacuum = (database: Queryable): Promise<void> => each(database, 'vacuum');

/** Table by table: a server has a statement time-out, and other calls get their turn in between. */
async function each(database: Queryable, work: string): Promise<void> {
  for (const table of tables.growing) await database.script(`${work} ${table}`);
}

/** Files modified this recently are synced before a checkpoint. Longer than the default interval between two. */
const RECENT_MS = 10 * 60_000;

/** PGlite only makes one on closing: the WAL would grow. Files are synced in other threads first. */
export async function checkpoint(database: Queryable, folder: string): Promise<void> {
  const root = path.join(folder, 'database');
  const since = Date.now() - RECENT_MS;
  const { files } = await listFolder(root, 'base');
  const recent = [...files].filter(([, { mtimeMs }]) => mtimeMs >= since);
  await fewAtOnce(recent, ([name]) => sync(path.join(root, name)));
  await database.script('checkpoint');
}

async function sync(file: string): Promise<void> {
  try {
    const handle = await open(file, 'r');
    try {
      await handle.datasync();
    } finally {
      await handle.close();
    }
  } catch (problem) {
    // A table that was dropped meanwhile.
    if (errorCode(problem) !== 'ENOENT') throw problem;
  }
}

import { open } from 'node:fs/promises';
import path from 'node:path';
import { listFolder } from './copy-database';
import type { Queryable } from './database';
import { errorCode } from './error-code';
import { fewAtOnce } from './few-at-once';

/** The tables that grow, or whose rows come and go. */
const TABLES = [
  ...[
    'customers',
    'customer_users',
    'customer_user_addresses',
    'requests',
    'quotes',
    'files',
    'sessions',
    'nonces',
  ],
  ...['attempts', 'reset_tokens', 'idempotency_keys', 'outgoing_mails', 'contact_messages'],
];

/**
 * What a PostgreSQL server does by itself in its idle time, and PGlite never: the planner learns what the tables hold,
 * and their pages are marked as seen by everybody, so that counting the rows of a list reads an index and no table
 * (with 100 000 projects, 10 ms of processor instead of 65). Quick where nothing changed.
 */
export const vacuumAnalyze = (database: Queryable): Promise<void> => each(database, 'vacuum (analyze)');

/** The same without learning: for every few minutes. */
export const vacuum = (database: Queryable): Promise<void> => each(database, 'vacuum');

/** One table after the other: a server stops a statement after some seconds, and calls get their turn in between. */
async function each(database: Queryable, work: string): Promise<void> {
  for (const table of TABLES) await database.script(`${work} ${table}`);
}

/** What a database wrote as recently as this is synced ahead of a checkpoint: at most so often is there one. */
const RECENT_MS = 10 * 60_000;

/**
 * A checkpoint, which PGlite makes by itself only when it is closed: without it the journal would grow with every write.
 * It syncs files in the thread that answers calls; so they are synced before, in others, and it finds little to do.
 * @param folder the data folder
 */
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
    // A table that went meanwhile.
    if (errorCode(problem) !== 'ENOENT') throw problem;
  }
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system';
import { openEngine } from './embedded-engine';
import { errorMessage } from './error-code';
import { NewerSchemaError } from './migrate';
import { migrations } from './migrations/migrations';
import { pgliteDatabase } from './pglite-database';
import { syncFolder, writeWhole } from './snapshots';
import { sql } from './sql';
import { lockStore } from './store-lock';

/** A copy that is none, or that is already there: one clear line for whoever runs the command. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** ISO time without what file names dislike. */
const stamp = (now: Date): string => now.toISOString().replace(/[:.]/g, '-');
const databaseOf = (folder: string): string => path.join(folder, 'database');

/**
 * Copies the embedded store of a folder that no portal runs on into one file, which appears complete or not at all.
 * @param file `….tar.gz`; by default `store-<time>.tar.gz` in the `backups/` of the folder
 * @returns the file
 * @throws StoreInUseError while a portal runs: its own `snapshots/` are at most five minutes old
 * @throws BackupError when the folder holds no store, or the file is there already
 */
export async function backUpStore(folder: string, file: string | undefined, now: Date): Promise<string> {
  if (!existsSync(databaseOf(folder))) throw new BackupError(`The folder ${folder} holds no store.`);
  const target = file ?? path.join(folder, 'backups', `store-${stamp(now)}.tar.gz`);
  if (existsSync(target)) throw new BackupError(`The file ${target} is there already: choose another name.`);
  const unlock = await lockStore(folder);
  try {
    const engine = await openEngine(folder, (database) => new DurableFileSystem(database));
    try {
      const dump = await engine.client().dumpDataDir('gzip');
      mkdirSync(path.dirname(target), { recursive: true, mode: 0o700 });
      writeWhole(target, Buffer.from(await dump.arrayBuffer()));
    } finally {
      await engine.close();
    }
    return target;
  } finally {
    unlock();
  }
}

/** What a restoration did. */
export interface Restored {
  /** Rows by table, so that an operator can compare. */
  readonly rows: Readonly<Record<string, number>>;
  /** Where the store that was there lies now; undefined when there was none. */
  readonly movedTo: string | undefined;
}

/**
 * Puts the store of a copy in the place of a folder's own, which is moved aside and never overwritten. The copy is
 * opened and read whole before anything is moved.
 * @param file what `backUpStore` wrote, or one of the `snapshots/` of a portal
 * @throws StoreInUseError while a portal runs on the folder
 * @throws BackupError when the file is missing, damaged or not a copy of a store
 * @throws NewerSchemaError when a newer portal wrote it
 */
export async function restoreStore(file: string, folder: string, now: Date): Promise<Restored> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockStore(folder);
  const draft = `${databaseOf(folder)}.restoring`;
  try {
    rmSync(draft, { recursive: true, force: true });
    const rows = await unpack(file, draft);
    const movedTo = existsSync(databaseOf(folder)) ? `${databaseOf(folder)}.before-${stamp(now)}` : undefined;
    if (movedTo !== undefined) renameSync(databaseOf(folder), movedTo);
    renameSync(draft, databaseOf(folder));
    syncFolder(folder);
    return { rows, movedTo };
  } finally {
    rmSync(draft, { recursive: true, force: true });
    unlock();
  }
}

/** Opens a copy in a folder of its own and reads all of it. @returns rows by table */
async function unpack(file: string, folder: string): Promise<Record<string, number>> {
  let client: PGlite | undefined;
  try {
    // Unpacked here: the checksum is compared before anything is opened, and a damaged file is an error of ours.
    const archive = new Uint8Array(gunzipSync(readFileSync(file)));
    client = await PGlite.create({ fs: new DurableFileSystem(folder), loadDataDir: new Blob([archive]) });
    return await readAll(client);
  } catch (problem) {
    if (problem instanceof NewerSchemaError) throw problem;
    throw new BackupError(
      `The file ${file} is damaged or no copy of a store (${errorMessage(problem).split('\n', 1)[0] ?? ''}).`,
      { cause: problem },
    );
  } finally {
    await client?.close();
  }
}

async function readAll(client: PGlite): Promise<Record<string, number>> {
  const database = pgliteDatabase(() => client);
  const versions = await database.rows<{ version: number }>(sql`select version from schema_migrations`);
  const known = Math.max(...migrations.map(({ version }) => version));
  const newest = Math.max(0, ...versions.map(({ version }) => version));
  if (newest > known) throw new NewerSchemaError(newest, known);
  const tables = await database.rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counted: Record<string, number> = {};
  for (const { name: table } of tables) {
    // Every value of every row is read, so that a page that is not whole is met now and not by a visitor.
    const [row] = (
      await client.query<{ count: number }>(
        `select count(t::text)::integer as count from "${table.replaceAll('"', '""')}" t`,
      )
    ).rows;
    counted[table] = row?.count ?? 0;
  }
  return counted;
}

import { existsSync, statSync, createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BackupError } from './backup';
import {
  bytesOf,
  counting,
  ForeignEntryError,
  readArchive,
  unpackDatabase,
  type Checksum,
  type ReadEntry,
} from './copy-archive';
import { DATABASE_ARCHIVE, MANIFEST, nameOfFile, readManifest, type CopyManifest } from './copy-manifest';
import type { Database } from './database';
import { DurableFileSystem } from './durable-file-system';
import { syncEntries, syncFile } from './durable-write';
import { openEngine } from './embedded-engine';
import { errorMessage } from './error-code';
import { openFileFolder } from './file-folder';
import { NewerSchemaError } from './migrate';
import { migrations } from './migrations/migrations';
import { pgliteDatabase } from './pglite-database';
import { namedFiles, stamp } from './snapshots';
import { sql } from './sql';
import { lockStore } from './store-lock';
import { finishRestoration, noteComplete, prepareRestoration, restoringOf } from './swap-store';

export interface Restored {
  /** Rows per table, for the operator to compare. */
  readonly rows: Readonly<Record<string, number>>;
  readonly files: number;
  /** How many files were already missing from the copied store. */
  readonly lost: number;
  /** Where the previous store was moved; undefined when there was none. */
  readonly movedTo: string | undefined;
}

/**
 * Replaces the store by a copy that was verified and read whole; the former is moved aside.
 * @param source a file of `backUpStore`, or one of `snapshots/`
 * @throws StoreInUseError, NewerSchemaError; BackupError for a missing or damaged source
 */
export async function restoreStore(source: string, folder: string, now: Date): Promise<Restored> {
  if (!existsSync(source)) throw new BackupError(`There is no file ${source}.`);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const unlock = await lockStore(folder);
  try {
    await finishRestoration(folder);
    const draft = prepareRestoration(folder);
    const { manifest, rows } = await unpackAll(source, draft);
    const time = stamp(now);
    const wasThere = existsSync(path.join(folder, 'database'));
    await noteComplete(folder, time);
    await finishRestoration(folder);
    return {
      rows,
      files: manifest.files.length,
      lost: manifest.lost.length,
      movedTo: wasThere ? `${path.join(folder, 'database')}.before-${time}` : undefined,
    };
  } finally {
    if (!existsSync(path.join(restoringOf(folder), 'complete')))
      await rm(restoringOf(folder), { recursive: true, force: true });
    unlock();
  }
}

interface Unpacked {
  readonly manifest: CopyManifest;
  readonly rows: Readonly<Record<string, number>>;
}

/** Unpacks a copy into a draft folder, verifies its checksums, opens it and reads all of it. */
async function unpackAll(source: string, draft: string): Promise<Unpacked> {
  try {
    const manifest = statSync(source).isDirectory()
      ? await takeFolder(source, draft)
      : await takeArchive(source, draft);
    const rows = await readStore(draft, manifest);
    return { manifest, rows };
  } catch (problem) {
    if (problem instanceof NewerSchemaError) throw problem;
    throw new BackupError(
      `The file ${source} is damaged or no copy of a store (${errorMessage(problem).split('\n', 1)[0] ?? ''}).`,
      { cause: problem },
    );
  }
}

interface Part {
  readonly expected: Checksum;
  readonly target: string;
}

function partsOf(manifest: CopyManifest, draft: string): Map<string, Part> {
  const files = openFileFolder(path.join(draft, 'files'));
  return new Map([
    [DATABASE_ARCHIVE, { expected: manifest.database, target: path.join(draft, DATABASE_ARCHIVE) }],
    ...manifest.files.map(
      (expected) =>
        [nameOfFile(expected.sha256), { expected, target: files.pathOf(expected.sha256) }] as const,
    ),
  ]);
}

/** Writes and syncs a part. @throws Error with a clear message when it does not match the manifest */
async function takePart(
  name: string,
  from: AsyncIterable<unknown>,
  { expected, target }: Part,
): Promise<void> {
  const { stream, checksum } = counting();
  await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
  await pipeline(from, stream, createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  const { size, sha256 } = checksum();
  if (size !== expected.size || sha256 !== expected.sha256)
    throw new Error(`the checksum of its ${name} is another one`);
  await syncFile(target);
}

async function takeDatabase(draft: string): Promise<void> {
  const archive = path.join(draft, DATABASE_ARCHIVE);
  await unpackDatabase(readArchive(archive), path.join(draft, 'database'));
  await rm(archive);
}

async function takeFolder(source: string, draft: string): Promise<CopyManifest> {
  const manifest = readManifest(await readFile(path.join(source, MANIFEST), 'utf8'));
  for (const [name, part] of partsOf(manifest, draft))
    await takePart(name, createReadStream(path.join(source, name)), part);
  await takeDatabase(draft);
  return manifest;
}

/** Bytes. Larger than any real manifest. */
const MANIFEST_AT_MOST = 256 * 1024 * 1024;

async function textOf(entry: ReadEntry): Promise<string> {
  if ((entry.header.size ?? 0) > MANIFEST_AT_MOST) throw new Error(`its ${MANIFEST} cannot be read`);
  return (await bytesOf(entry)).toString();
}

async function takeArchive(source: string, draft: string): Promise<CopyManifest> {
  const entries = readArchive(source);
  const first = await entries.next();
  if (first.done) throw new Error('it is empty');
  if (first.value.header.name !== MANIFEST) throw new ForeignEntryError(first.value.header.name);
  const manifest = readManifest(await textOf(first.value));
  const parts = partsOf(manifest, draft);
  for await (const entry of entries) {
    const { name, type } = entry.header;
    const part = parts.get(name);
    if (!part || type !== 'file') throw new ForeignEntryError(name);
    // Each part is expected once.
    parts.delete(name);
    await takePart(name, entry, part);
  }
  const [missing] = parts.keys();
  if (missing !== undefined) throw new Error(`it lacks ${missing}`);
  await takeDatabase(draft);
  return manifest;
}

/** Opens the draft and reads every row. @returns rows per table */
async function readStore(draft: string, manifest: CopyManifest): Promise<Record<string, number>> {
  // Otherwise PostgreSQL would create an empty store here.
  if (!existsSync(path.join(draft, 'database', 'PG_VERSION'))) throw new Error('there is no database in it');
  const engine = await openEngine(draft, (folder) => new DurableFileSystem(folder));
  try {
    const database = pgliteDatabase(engine.client);
    await checkSchema(database);
    const rows = await countRows(database, (text) => engine.client().query<{ count: number }>(text));
    await checkNamed(database, manifest);
    return rows;
  } finally {
    await engine.close();
    for (const part of ['database', 'files']) await syncEntries(path.join(draft, part));
  }
}

async function checkSchema(database: Database): Promise<void> {
  const versions = await database.rows<{ version: number }>(sql`select version from schema_migrations`);
  const known = Math.max(...migrations.map(({ version }) => version));
  const newest = Math.max(0, ...versions.map(({ version }) => version));
  if (newest > known) throw new NewerSchemaError(newest, known);
}

/** Reads every value, so that a damaged page is found now and not by a visitor. */
async function countRows(
  database: Database,
  query: (text: string) => Promise<{ readonly rows: { count: number }[] }>,
): Promise<Record<string, number>> {
  const tables = await database.rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  );
  const counted: Record<string, number> = {};
  for (const { name: table } of tables) {
    const name = `"${table.replaceAll('"', '""')}"`;
    const { rows } = await query(`select count(t::text)::integer as count from ${name} t`);
    counted[table] = rows[0]?.count ?? 0;
  }
  return counted;
}

/** Every file that a row names must be in the copy or known as lost. */
async function checkNamed(database: Database, { files, lost }: CopyManifest): Promise<void> {
  const known = new Set([...files.map(({ sha256 }) => sha256), ...lost]);
  const missing = (await namedFiles(database)).find((name) => !known.has(name));
  if (missing !== undefined) throw new Error(`it lacks ${nameOfFile(missing)}`);
}

import { copyFile, link, mkdir, readdir, rename, rm, statfs } from 'node:fs/promises';
import path from 'node:path';
import { packDatabase, type Checksum } from './copy-archive';
import { copyDatabase, listFolder, sizeOfAll } from './copy-database';
import { DATABASE_ARCHIVE, MANIFEST, manifestOf, nameOfFile, type FoundFiles } from './copy-manifest';
import type { Database, Queryable } from './database';
import { RESERVE_BYTES } from './disk-watch';
import { syncEntries, writeSynced } from './durable-write';
import { errorCode } from './error-code';
import { fewAtOnce } from './in-pieces';
import { sizeOf, type FileFolder } from './file-folder';
import { sql } from './sql';

const KEPT = 3;
/** `store-<time>`. */
const isSnapshot = (name: string): boolean => /^store-.*Z$/.test(name);
const isDraft = (name: string): boolean => name.endsWith('.draft');
const snapshotsOf = (folder: string): string => path.join(folder, 'snapshots');

/** ISO time without characters that file names cannot have. */
export const stamp = (now: Date): string => now.toISOString().replace(/[:.]/g, '-');

function madeAt(name: string): Date {
  const [, day, hours, minutes, seconds, milliseconds] =
    /^store-(.{10})T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z/.exec(name) ?? [];
  return new Date(`${day}T${hours}:${minutes}:${seconds}.${milliseconds}Z`);
}

/** Complete copies, oldest first. Copies dated in the future, from a clock that was ahead, count as oldest. */
async function snapshotsByAge(folder: string, now: Date): Promise<readonly string[]> {
  const names = (await readdir(snapshotsOf(folder))).filter(isSnapshot).sort();
  const isToCome = (name: string): boolean => madeAt(name) > now;
  return [...names.filter(isToCome), ...names.filter((name) => !isToCome(name))];
}

/** Time of the last complete copy; in the future if the clock was ahead; undefined if there is none. */
export async function lastSnapshotAt(folder: string, now: Date): Promise<Date | undefined> {
  const last = (await snapshotsByAge(folder, now).catch(() => [])).at(-1);
  return last === undefined ? undefined : madeAt(last);
}

export async function namedFiles(database: Queryable): Promise<readonly string[]> {
  // A single text: many rows would keep the embedded store's only connection busy for longer.
  const [row] = await database.rows<{ names: string | null }>(
    sql`select string_agg(distinct content_sha256, ' ') as names from files where content_sha256 is not null`,
  );
  return row?.names?.split(' ') ?? [];
}

const NO_LINKS = ['EXDEV', 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'];

/** Files never change, so that a hard link is a copy that takes no space. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (problem) {
    if (!NO_LINKS.includes(errorCode(problem) ?? '')) throw problem;
    await copyFile(from, to);
  }
}

/** Adds files to a copy. @returns the files, and the names that are lost */
async function gatherFiles(
  names: readonly string[],
  files: FileFolder,
  to: string,
  signal: AbortSignal,
): Promise<FoundFiles> {
  const kept: Checksum[] = [];
  const lost: string[] = [];
  await mkdir(path.join(to, 'files'), { mode: 0o700 });
  const gather = async (sha256: string): Promise<void> => {
    const from = files.pathOf(sha256);
    const size = await sizeOf(from);
    if (size === undefined) lost.push(sha256);
    else {
      await linkOrCopy(from, path.join(to, nameOfFile(sha256)));
      kept.push({ size, sha256 });
    }
  };
  await fewAtOnce(names, gather, signal);
  await syncEntries(path.join(to, 'files'));
  return { kept, lost };
}

/** A copy was not begun, since it would take too long or too much space. */
export class NoCopyError extends Error {
  override readonly name = 'NoCopyError';
}

export interface SnapshotOptions {
  readonly database: Database;
  readonly folder: string;
  readonly files: FileFolder;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** Bytes of the database above which no copy is made. */
  readonly atMost?: number;
}

async function checkSize(folder: string, atMost: number): Promise<void> {
  const bytes = sizeOfAll(await listFolder(path.join(folder, 'database')));
  if (bytes > atMost) throw new NoCopyError('The database is too large for a copy while the portal stops.');
  const { bavail, bsize } = await statfs(folder);
  // Once raw and once compressed: a copy must not take the space that the database needs.
  if (bavail * bsize < RESERVE_BYTES + 2 * bytes)
    throw new NoCopyError(`There is no room for a copy of the store in ${folder}: the last one stays.`);
}

/**
 * Copies the running store, complete or not at all, and keeps the last three; files are linked. Returns it.
 * @throws NoCopyError when not begun; errors of the disk; the reason of the signal
 */
export async function takeSnapshot(options: SnapshotOptions): Promise<string> {
  const { database, folder, files, now, signal, atMost = Number.POSITIVE_INFINITY } = options;
  const snapshots = snapshotsOf(folder);
  await mkdir(snapshots, { recursive: true, mode: 0o700 });
  for (const name of (await readdir(snapshots)).filter(isDraft))
    await rm(path.join(snapshots, name), { recursive: true, force: true });
  await checkSize(folder, atMost);
  const target = path.join(snapshots, `store-${stamp(now)}`);
  const draft = `${target}.draft`;
  const unpacked = path.join(draft, 'database');
  try {
    await mkdir(draft, { mode: 0o700 });
    const names = await copyDatabase(database, path.join(folder, 'database'), unpacked, namedFiles, signal);
    const packed = await packDatabase(unpacked, path.join(draft, DATABASE_ARCHIVE), signal);
    await rm(unpacked, { recursive: true, force: true });
    const found = await gatherFiles(names, files, draft, signal);
    const manifest = manifestOf(now, packed, found);
    await writeSynced(path.join(draft, MANIFEST), JSON.stringify(manifest));
    await syncEntries(draft);
    await rename(draft, target);
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  await syncEntries(snapshots);
  const old = (await snapshotsByAge(folder, now)).slice(0, -KEPT);
  for (const name of old) await rm(path.join(snapshots, name), { recursive: true, force: true });
  return target;
}

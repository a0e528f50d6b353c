import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { checksumOf, packDatabase, writeArchive, type Checksum, type Entry } from './copy-archive';
import {
  DATABASE_ARCHIVE,
  MANIFEST,
  manifestOf,
  nameOfFile,
  type FoundFiles,
  type CopyManifest,
} from './copy-manifest';
import { DurableFileSystem } from './durable-file-system';
import { syncEntries } from './durable-write';
import { openEngine } from './embedded-engine';
import { openFileFolder, sizeOf, type FileFolder } from './file-folder';
import { pgliteDatabase } from './pglite-database';
import { namedFiles, stamp } from './snapshots';
import { lockStore } from './store-lock';
import { finishRestoration } from './swap-store';

/** An invalid copy, or one that already exists; with a one-line message for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/** The contents of the archive are already compressed. */
const STORED = 0;

/**
 * Copies the embedded store of a folder into one file, complete or not at all. Returns it.
 * @param file by default `store-<time>.tar.gz` in `backups/`
 * @throws StoreInUseError while a portal runs; BackupError: no store, a damaged file, or the target exists
 */
export async function backUpStore(folder: string, file: string | undefined, now: Date): Promise<string> {
  if (!existsSync(path.join(folder, 'database')))
    throw new BackupError(`The folder ${folder} holds no store.`);
  const target = file ?? path.join(folder, 'backups', `store-${stamp(now)}.tar.gz`);
  if (existsSync(target)) throw new BackupError(`The file ${target} is there already: choose another name.`);
  const unlock = await lockStore(folder);
  const drafts = `${target}.${randomUUID()}.draft`;
  try {
    await finishRestoration(folder);
    const names = await recoverAndRead(folder);
    await mkdir(drafts, { recursive: true, mode: 0o700 });
    const packed = path.join(drafts, DATABASE_ARCHIVE);
    const database = await packDatabase(path.join(folder, 'database'), packed);
    const files = openFileFolder(path.join(folder, 'files'));
    const found = await checkFiles(names, files);
    const manifest = manifestOf(now, database, found);
    const draft = path.join(drafts, 'archive');
    await writeArchive(draft, entriesOf(manifest, packed, files), STORED);
    await rename(draft, target);
    await syncEntries(path.dirname(target));
    return target;
  } finally {
    await rm(drafts, { recursive: true, force: true });
    unlock();
  }
}

/** Opens the store once, to recover from a kill. @returns the files that its rows name */
async function recoverAndRead(folder: string): Promise<readonly string[]> {
  const engine = await openEngine(folder, (database) => new DurableFileSystem(database));
  try {
    return await namedFiles(pgliteDatabase(engine.client));
  } finally {
    await engine.close();
  }
}

/** Reads each file: damage must be found now, not when the copy is needed. */
async function checkFiles(names: readonly string[], files: FileFolder): Promise<FoundFiles> {
  const kept: Checksum[] = [];
  const lost: string[] = [];
  for (const sha256 of names) {
    const file = files.pathOf(sha256);
    if ((await sizeOf(file)) === undefined) {
      lost.push(sha256);
      continue;
    }
    const found = await checksumOf(file);
    if (found.sha256 !== sha256)
      throw new BackupError(`The file ${file} is damaged: put it back from an older copy, or remove it.`);
    kept.push(found);
  }
  return { kept, lost };
}

function* entriesOf(manifest: CopyManifest, packed: string, files: FileFolder): Generator<Entry> {
  yield { name: MANIFEST, text: JSON.stringify(manifest) };
  yield { name: DATABASE_ARCHIVE, file: packed, size: manifest.database.size };
  for (const { sha256, size } of manifest.files)
    yield { name: nameOfFile(sha256), file: files.pathOf(sha256), size };
}

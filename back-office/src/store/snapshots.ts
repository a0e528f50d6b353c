import {
  closeSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { DurableFileSystem } from './durable-file-system';

const KEPT = 3;
const isSnapshot = (file: string): boolean => /^store-.*\.tar\.gz$/.test(file);

function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/**
 * Writes a whole copy of the embedded database beside it and keeps the last three. The file appears complete or not
 * at all.
 * @param folder the data folder; copies go to its `snapshots/`
 * @returns the path of the new copy
 */
export async function takeSnapshot(client: PGlite, folder: string, now: Date): Promise<string> {
  const snapshots = path.join(folder, 'snapshots');
  mkdirSync(snapshots, { recursive: true, mode: 0o700 });
  const dump = await client.dumpDataDir('gzip');
  const bytes = Buffer.from(await dump.arrayBuffer());
  const file = path.join(snapshots, `store-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  const draft = `${file}.draft`;
  const handle = openSync(draft, 'w', 0o600);
  try {
    writeSync(handle, bytes);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
  renameSync(draft, file);
  syncFolder(snapshots);
  const old = readdirSync(snapshots).filter(isSnapshot).sort().slice(0, -KEPT);
  for (const name of old) rmSync(path.join(snapshots, name), { force: true });
  return file;
}

/**
 * Makes a new data folder from a snapshot. For whoever lost the folder or found it damaged.
 * @param file a `store-….tar.gz` of `snapshots/`
 * @param folder a data folder that holds no database yet
 */
export async function restoreSnapshot(file: string, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({
    fs: new DurableFileSystem(path.join(folder, 'database')),
    loadDataDir: new Blob([await readFile(file)]),
  });
  await client.close();
}

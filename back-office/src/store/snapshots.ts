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
import path from 'node:path';
import type { PGlite } from '@electric-sql/pglite';

const KEPT = 3;
const isSnapshot = (file: string): boolean => /^store-.*\.tar\.gz$/.test(file);

/** Makes what was renamed in a folder survive a power cut. */
export function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Writes a file that appears complete or not at all; nothing is left of one that failed. */
export function writeWhole(file: string, bytes: Buffer): void {
  const draft = `${file}.draft`;
  try {
    const handle = openSync(draft, 'w', 0o600);
    try {
      for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
      fsyncSync(handle);
    } finally {
      closeSync(handle);
    }
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
  syncFolder(path.dirname(file));
}

/**
 * Writes a whole copy of the embedded database beside it and keeps the last three.
 * @param folder the data folder; copies go to its `snapshots/`
 * @returns the path of the new copy
 */
export async function takeSnapshot(client: PGlite, folder: string, now: Date): Promise<string> {
  const snapshots = path.join(folder, 'snapshots');
  mkdirSync(snapshots, { recursive: true, mode: 0o700 });
  const dump = await client.dumpDataDir('gzip');
  const file = path.join(snapshots, `store-${now.toISOString().replace(/[:.]/g, '-')}.tar.gz`);
  writeWhole(file, Buffer.from(await dump.arrayBuffer()));
  const old = readdirSync(snapshots).filter(isSnapshot).sort().slice(0, -KEPT);
  for (const name of old) rmSync(path.join(snapshots, name), { force: true });
  return file;
}

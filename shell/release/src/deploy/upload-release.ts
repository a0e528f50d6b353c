import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import path from 'node:path';
import type { Release } from '@portal/registry/registry';
import { MAPS, type BuiltRelease } from '../registry/built-release';
import { syncFolder } from '../locks/durable-file';
import { naming } from '../refusal';
import {
  UPLOAD,
  abandonedUploads,
  mapsFolderOf,
  releaseFolderOf,
  removeRelease,
} from '../registry/release-folders';

/** Copies a file and syncs it to disk, to survive a power failure. */
async function copyDurably(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to);
    const copied = await open(to);
    try {
      await copied.sync();
    } finally {
      await copied.close();
    }
  } catch (error) {
    throw naming(to, error);
  }
}

/** Copies the files of a folder (without subfolders) next to the destination, then moves them there atomically. */
async function copyFolder(from: string, to: string): Promise<void> {
  const home = path.dirname(to);
  const aside = path.join(home, `${UPLOAD}${path.basename(to)}-${String(process.pid)}`);
  const tidy = () => {
    ifPossible(() => {
      rmSync(aside, { recursive: true, force: true });
    });
  };
  // Also when a signal ends the process.
  process.once('exit', tidy);
  try {
    mkdirSync(aside, { recursive: true });
    const files = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile());
    // In parallel, so that the disk can combine the syncs; all have ended before a failure removes them.
    const copies = await Promise.allSettled(
      files.map(({ name }) => copyDurably(path.join(from, name), path.join(aside, name))),
    );
    const failed = copies.find((copy) => copy.status === 'rejected');
    if (failed) throw failed.reason;
    syncFolder(aside);
    renameSync(aside, to);
    syncFolder(home);
  } finally {
    process.off('exit', tidy);
    tidy();
  }
}

/**
 * Copies a built release into `dist`, and its source maps to a folder that is not served. An upload has a hidden name
 * until it is complete, so an interrupted one is never taken for a release. What earlier uploads of the remote left is
 * removed: the caller holds the lock.
 */
export async function uploadRelease(dist: string, { folder, release }: BuiltRelease): Promise<void> {
  const { name, version } = release;
  for (const left of abandonedUploads(dist, name)) rmSync(left, { recursive: true, force: true });
  removeRelease(dist, name, version);
  try {
    const maps = path.join(folder, MAPS);
    if (existsSync(maps)) await copyFolder(maps, mapsFolderOf(dist, name, version));
    await copyFolder(folder, releaseFolderOf(dist, name, version));
  } catch (error) {
    undoUpload(dist, release);
    throw error;
  }
}

/** Removes a release that was uploaded and is given to nobody. */
export const undoUpload = (dist: string, { name, version }: Release): void => {
  ifPossible(() => {
    removeRelease(dist, name, version);
  });
};

/** What a disk that became read-only keeps was not verified: nobody gets it, and the next deployment replaces it. */
function ifPossible(remove: () => void): void {
  try {
    remove();
  } catch {
    // The error that led here is the one to tell.
  }
}

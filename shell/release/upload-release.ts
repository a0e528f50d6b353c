import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import path from 'node:path';
import { MAPS, type BuiltRelease } from './built-release';
import { syncFolder } from './durable-file';
import { UPLOAD, mapsFolderOf, releaseFolderOf, removeRelease } from './release-folders';

/** An uploaded release that the registry does not list yet. */
export interface Upload {
  readonly folder: string;
  undo(): void;
}

/** Copies a file and syncs it to disk, to survive a power failure. */
async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const copied = await open(to);
  try {
    await copied.sync();
  } finally {
    await copied.close();
  }
}

/** Copies the files of a folder (without subfolders) next to the destination, then moves them there atomically. */
async function copyFolder(from: string, to: string): Promise<void> {
  const home = path.dirname(to);
  const aside = path.join(home, `${UPLOAD}${path.basename(to)}-${String(process.pid)}`);
  const tidy = () => {
    rmSync(aside, { recursive: true, force: true });
  };
  // Also runs when a signal ends the process.
  process.once('exit', tidy);
  try {
    mkdirSync(aside, { recursive: true });
    const files = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile());
    // In parallel, so that the disk can combine the syncs.
    await Promise.all(files.map(({ name }) => copyDurably(path.join(from, name), path.join(aside, name))));
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
 * until it is complete, so an interrupted one is never taken for a release.
 */
export async function uploadRelease(dist: string, { folder, release }: BuiltRelease): Promise<Upload> {
  const { name, version } = release;
  const to = releaseFolderOf(dist, name, version);
  const undo = () => {
    removeRelease(dist, name, version);
  };
  try {
    const maps = path.join(folder, MAPS);
    const mapsTo = mapsFolderOf(dist, name, version);
    rmSync(mapsTo, { recursive: true, force: true });
    if (existsSync(maps)) await copyFolder(maps, mapsTo);
    await copyFolder(folder, to);
  } catch (error) {
    undo();
    throw error;
  }
  return { folder: to, undo };
}

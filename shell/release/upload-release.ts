import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { copyFile, open } from 'node:fs/promises';
import path from 'node:path';
import { MAPS, type BuiltRelease } from './built-release';
import { syncFolder } from './durable-file';
import { UPLOAD, mapsFolderOf, releaseFolderOf, removeRelease } from './release-folders';

/** A release that lies in `dist`, and is not pointed at yet. */
export interface Upload {
  readonly folder: string;
  /** Takes it away again, with its source maps. */
  undo(): void;
}

/** Copies a file so that it survives a power cut. */
async function copyDurably(from: string, to: string): Promise<void> {
  await copyFile(from, to);
  const copied = await open(to);
  try {
    await copied.sync();
  } finally {
    await copied.close();
  }
}

/** Copies the files of a folder (none of its folders) beside the place they go to, then moves them there in one step. */
async function copyFolder(from: string, to: string): Promise<void> {
  const home = path.dirname(to);
  const aside = path.join(home, `${UPLOAD}${path.basename(to)}-${String(process.pid)}`);
  const tidy = () => {
    rmSync(aside, { recursive: true, force: true });
  };
  // A process that is stopped by a signal leaves through here.
  process.once('exit', tidy);
  try {
    mkdirSync(aside, { recursive: true });
    const files = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile());
    // All at once: the disk then syncs them together.
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
 * Puts a built release into `dist`, its source maps where nothing is served. An upload that is interrupted never looks
 * like a release: it has a hidden name until it is whole.
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

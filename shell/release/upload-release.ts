import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { MAPS, type BuiltRelease } from './built-release';
import { syncFile, syncFolder } from './durable-file';
import { UPLOAD, mapsFolderOf, releaseFolderOf, removeRelease } from './release-folders';

/** A release that lies in `dist`, and is not pointed at yet. */
export interface Upload {
  readonly folder: string;
  /** Takes it away again, with its source maps. */
  undo(): void;
}

/** Copies the files of a folder (none of its folders) beside the place they go to, then moves them there in one step. */
function copyFolder(from: string, to: string): void {
  const home = path.dirname(to);
  const aside = path.join(home, `${UPLOAD}${path.basename(to)}-${String(process.pid)}`);
  try {
    mkdirSync(aside, { recursive: true });
    const files = readdirSync(from, { withFileTypes: true }).filter((entry) => entry.isFile());
    for (const { name } of files) {
      copyFileSync(path.join(from, name), path.join(aside, name));
      syncFile(path.join(aside, name));
    }
    syncFolder(aside);
    renameSync(aside, to);
    syncFolder(home);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/**
 * Puts a built release into `dist`, its source maps where nothing is served. An upload that is interrupted never looks
 * like a release: it has a hidden name until it is whole.
 */
export function uploadRelease(dist: string, { folder, release }: BuiltRelease): Upload {
  const { name, version } = release;
  const to = releaseFolderOf(dist, name, version);
  const undo = () => {
    removeRelease(dist, name, version);
  };
  try {
    const maps = path.join(folder, MAPS);
    const mapsTo = mapsFolderOf(dist, name, version);
    rmSync(mapsTo, { recursive: true, force: true });
    if (existsSync(maps)) copyFolder(maps, mapsTo);
    copyFolder(folder, to);
  } catch (error) {
    undo();
    throw error;
  }
  return { folder: to, undo };
}

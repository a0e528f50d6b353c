import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import writeFileAtomic from 'write-file-atomic';
import { naming } from '../refusal';

/** Makes the entries of a folder survive a power failure. Windows has no such call, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } catch (error) {
    throw naming(folder, error);
  } finally {
    closeSync(descriptor);
  }
}

/** Replaces a file atomically: readers see the old or the new content, whatever happens, a power failure included. */
export function replaceFile(file: string, text: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  try {
    writeFileAtomic.sync(file, text);
  } catch (error) {
    throw naming(file, error);
  }
  try {
    syncFolder(folder);
  } catch {
    // Readers have it by now: a disk that does not confirm it refuses the next write.
  }
}

/** Removes what replacements of a file left that were killed. Only for who alone may replace it. */
export function removeLeftovers(file: string): void {
  const folder = path.dirname(file);
  const start = `${path.basename(file)}.`;
  for (const left of existsSync(folder) ? readdirSync(folder) : []) {
    if (left.startsWith(start) && /^\d+$/.test(left.slice(start.length))) discard(path.join(folder, left));
  }
}

/** Removes a file; where the disk does not let it go, it stays, and hides nothing that matters more. */
export function discard(file: string): void {
  try {
    rmSync(file, { force: true });
  } catch {
    // Read-only, or not a file.
  }
}

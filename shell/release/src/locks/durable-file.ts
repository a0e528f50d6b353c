import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { naming } from '../refusal';

const TEMPORARY = '.tmp';

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

/**
 * Replaces a file atomically: readers see the old or the new content, whatever happens.
 * @param mayReplace called last before the replacement; an exception leaves the old content
 * @param onUnconfirmed gets the error of a disk that does not confirm the replacement, which readers see by then; it is
 *   thrown when left out
 */
export function replaceFile(
  file: string,
  text: string,
  mayReplace?: () => void,
  onUnconfirmed?: (error: unknown) => void,
): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const aside = `${file}.${String(process.pid)}${TEMPORARY}`;
  try {
    writeFileSync(aside, text, { flush: true });
    mayReplace?.();
    renameSync(aside, file);
  } catch (error) {
    discard(aside);
    throw naming(file, error);
  }
  try {
    syncFolder(folder);
  } catch (error) {
    if (!onUnconfirmed) throw error;
    onUnconfirmed(error);
  }
}

/** Removes what replacements of a file left that were killed. Only for who alone may replace it. */
export function removeLeftovers(file: string): void {
  const folder = path.dirname(file);
  const start = `${path.basename(file)}.`;
  for (const left of existsSync(folder) ? readdirSync(folder) : []) {
    if (left.startsWith(start) && left.endsWith(TEMPORARY)) discard(path.join(folder, left));
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

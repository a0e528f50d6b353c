import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes the entries of a folder survive a power failure. Windows has no such call, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Replaces a file atomically: readers see the old or the new content, whatever happens. */
export function replaceFile(file: string, text: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const aside = `${file}.${String(process.pid)}.tmp`;
  try {
    writeFileSync(aside, text, { flush: true });
    renameSync(aside, file);
  } finally {
    rmSync(aside, { force: true });
  }
  syncFolder(folder);
}

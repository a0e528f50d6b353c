import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Makes the entries of a folder survive a power cut. Windows has no such call, and needs none. */
export function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  syncFile(folder);
}

/** Makes the bytes of a file survive a power cut. */
export function syncFile(file: string): void {
  const descriptor = openSync(file, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** Replaces a file in one step: whoever reads it, and whatever happens meanwhile, it is the old one or the new one. */
export function replaceFile(file: string, text: string): void {
  const folder = path.dirname(file);
  mkdirSync(folder, { recursive: true });
  const aside = `${file}.${String(process.pid)}.tmp`;
  writeFileSync(aside, text, { flush: true });
  renameSync(aside, file);
  syncFolder(folder);
}

import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { syncEntries, writeSynced } from './durable-write';

/** What a restoration prepares, and the note that it is complete: from then on it is only to be put in place. */
export const restoringOf = (folder: string): string => path.join(folder, 'restoring');
const noteOf = (folder: string): string => path.join(restoringOf(folder), 'complete');
const PARTS = ['database', 'files'] as const;

/** Says that what is in `restoring/` is whole, with the time that tells what it replaces. */
export async function noteComplete(folder: string, time: string): Promise<void> {
  await writeSynced(noteOf(folder), time);
  await syncEntries(restoringOf(folder));
  await syncEntries(folder);
}

/**
 * Puts a complete restoration in place, database and files, and moves what was there aside. Begun again by whoever opens
 * the folder next, when a crash came between two of its steps; what was never complete is taken away.
 */
export async function finishRestoration(folder: string): Promise<void> {
  const restoring = restoringOf(folder);
  if (!existsSync(restoring)) return;
  if (existsSync(noteOf(folder))) {
    const time = readFileSync(noteOf(folder), 'utf8');
    for (const part of PARTS) {
      const prepared = path.join(restoring, part);
      const place = path.join(folder, part);
      if (!existsSync(prepared)) continue;
      if (existsSync(place)) renameSync(place, `${place}.before-${time}`);
      renameSync(prepared, place);
    }
    await syncEntries(folder);
  }
  rmSync(restoring, { recursive: true, force: true });
}

/** An empty place to prepare a restoration in. @returns its folder */
export function prepareRestoration(folder: string): string {
  const restoring = restoringOf(folder);
  rmSync(restoring, { recursive: true, force: true });
  mkdirSync(path.join(restoring, 'files'), { recursive: true, mode: 0o700 });
  return restoring;
}

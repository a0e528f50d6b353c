import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { syncEntries, writeSynced } from './durable-write';

/** Folder in which a restoration is prepared, with a marker once it is complete and only needs to be moved. */
export const restoringOf = (folder: string): string => path.join(folder, 'restoring');
const noteOf = (folder: string): string => path.join(restoringOf(folder), 'complete');
const PARTS = ['database', 'files'] as const;

/** Marks the contents of `restoring/` as complete, with the time that names what it replaces. */
export async function noteComplete(folder: string, time: string): Promise<void> {
  await writeSynced(noteOf(folder), time);
  await syncEntries(restoringOf(folder));
  await syncEntries(folder);
}

/** Puts a complete restoration in place, the former store aside; finishes after a crash what was complete. */
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

export function prepareRestoration(folder: string): string {
  const restoring = restoringOf(folder);
  rmSync(restoring, { recursive: true, force: true });
  mkdirSync(path.join(restoring, 'files'), { recursive: true, mode: 0o700 });
  return restoring;
}

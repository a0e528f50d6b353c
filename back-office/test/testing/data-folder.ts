import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openStore } from '../../src/store/open-store';
import { CACHE, schemaName } from './empty-store';

/** A database folder that was initialised once, cached per schema. */
async function emptyDatabase(): Promise<string> {
  const kept = path.join(CACHE, `${schemaName()}-folder`);
  if (existsSync(kept)) return kept;
  mkdirSync(CACHE, { recursive: true });
  const draft = mkdtempSync(path.join(CACHE, 'draft-'));
  try {
    const store = await openStore({ dataDir: draft });
    await store.close();
    renameSync(path.join(draft, 'database'), kept);
  } catch (problem) {
    // Another worker created it first.
    if (!existsSync(kept)) throw problem;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return kept;
}

/**
 * Copies an initialised empty store into a data folder: ten times as fast as a first start. For tests that are not
 * about the first start.
 * @returns the folder
 */
export async function startedFolder(folder: string): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  cpSync(await emptyDatabase(), path.join(folder, 'database'), { recursive: true });
  return folder;
}

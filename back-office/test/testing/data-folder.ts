import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openStore } from '../../src/store/open-store';
import { migrations } from '../../src/store/migrations/migrations';

/** Cache of stores that are slow to create. */
const CACHE = path.resolve(__dirname, '../../../.cache/back-office-store');

/** A name that changes whenever the schema does. */
export function schemaName(): string {
  const schema = migrations.map(({ script }) => script).join('\n');
  return createHash('sha256').update(schema).digest('hex').slice(0, 16);
}

/**
 * A store with the schema and the reference data only, cached per schema: starting from it takes a third of the time.
 */
export async function emptyStore(): Promise<Blob> {
  const file = path.join(CACHE, `${schemaName()}.tar`);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return new Blob([kept]);
  const store = await openStore({ memory: true });
  const dump = await store.dump();
  await store.close();
  if (!dump) throw new Error('A store in memory gave no dump');
  mkdirSync(CACHE, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

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

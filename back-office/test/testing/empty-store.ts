import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { migrations } from '../../src/store/migrations/migrations';
import { openStore } from '../../src/store/open-store';

/** Cache of stores that are slow to create. */
export const CACHE = path.resolve(__dirname, '../../../.cache/back-office-store');

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

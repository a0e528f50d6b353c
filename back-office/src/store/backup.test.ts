import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startedFolder } from '../../test/testing/data-folder';
import { backUpStore } from './backup';
import { openStore } from './open-store';
import { restoreStore } from './restore-store';
import { raw, sql } from './sql';
import { lockStore } from './store-lock';
import type { Store } from './store';

const SLOW_MS = 240_000;
const NOW = new Date('2026-11-21T08:00:00Z');
let folder: string;
let before: Record<string, string[]>;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-backup-'));
  const source = await openStore({ dataDir: await startedFolder(at('source')) });
  for (const name of ['Rennes', 'Nantes', 'L’Haÿ « 2 »']) await addAgency(source, name);
  before = await everything(source);
  // While a portal runs, it is refused in a line that names the process.
  await expect(backUpStore(at('source'), at('early.tar.gz'), NOW)).rejects.toThrow(
    `is in use by process ${process.pid}`,
  );
  await source.close();
}, SLOW_MS);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const at = (name: string) => path.join(folder, name);
const addAgency = (store: Store, name: string) =>
  store.rows(sql`insert into customers (name, created_at, updated_at) values (${name}, now(), now())`);

/** Every row of every table, as text. */
async function everything(store: Store): Promise<Record<string, string[]>> {
  const tables = await store.rows<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'sync_check'`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await store.rows<{ row: string }>(
      sql`select t::text as row from ${raw(`"${name}"`)} t order by 1`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

it(
  'T36: a copy that is restored has every row of its source; the store that was there is moved aside',
  async () => {
    expect(await backUpStore(at('source'), at('copy.tar.gz'), NOW)).toBe(at('copy.tar.gz'));
    await expect(backUpStore(at('source'), at('copy.tar.gz'), NOW)).rejects.toThrow('is there already');

    mkdirSync(at('target/database'), { recursive: true });
    writeFileSync(at('target/database/mine'), 'of before');
    const unlock = await lockStore(at('target'));
    await expect(restoreStore(at('copy.tar.gz'), at('target'), NOW)).rejects.toThrow('is in use by process');
    unlock();
    const { rows, movedTo } = await restoreStore(at('copy.tar.gz'), at('target'), NOW);
    expect(rows).toMatchObject({ customers: 4 });
    expect(movedTo).toBe(at('target/database.before-2026-11-21T08-00-00-000Z'));
    expect(readdirSync(movedTo ?? '')).toEqual(['mine']);
    expect(readdirSync(at('target')).filter((name) => /draft|restoring|lock/.test(name))).toEqual([]);

    const restored = await openStore({ dataDir: at('target') });
    expect(await everything(restored)).toEqual(before);
    await restored.close();
  },
  SLOW_MS,
);

it(
  'T36: a copy that is cut off, changed, no copy at all, or of a newer portal is refused, and nothing is moved',
  async () => {
    const source = await openStore({ dataDir: at('source') });
    await source.rows(sql`insert into schema_migrations values (9999, 'the future', now())`);
    await source.close();
    const copy = await backUpStore(at('source'), undefined, NOW);
    expect(copy).toBe(at('source/backups/store-2026-11-21T08-00-00-000Z.tar.gz'));
    const kept = readdirSync(at('source')).sort();

    await expect(restoreStore(copy, at('source'), NOW)).rejects.toThrow('schema version 9999');

    const bytes = readFileSync(copy);
    bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 0xff;
    writeFileSync(at('changed.tar.gz'), bytes);
    writeFileSync(at('cut.tar.gz'), readFileSync(copy));
    truncateSync(at('cut.tar.gz'), bytes.length >> 1);
    writeFileSync(at('text.tar.gz'), 'not a copy');
    for (const name of ['changed', 'cut', 'text']) {
      await expect(restoreStore(at(`${name}.tar.gz`), at('source'), NOW)).rejects.toThrow(
        `${name}.tar.gz is damaged or no copy of a store`,
      );
    }
    await expect(restoreStore(at('none.tar.gz'), at('source'), NOW)).rejects.toThrow('There is no file');
    expect(readdirSync(at('source')).sort()).toEqual(kept);
  },
  SLOW_MS,
);

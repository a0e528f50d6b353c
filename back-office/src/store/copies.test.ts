import { randomBytes } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { startedFolder } from '../../test/testing/data-folder';
import { readTar, type TarEntry, writeTar } from '../../test/testing/tar-entries';
import { backUpStore } from './backup';
import { nameOfFile } from './copy-manifest';
import { openFileFolder } from './file-folder';
import { openStore } from './open-store';
import { restoreStore } from './restore-store';
import { raw, sql } from './sql';
import type { Store, StoreOptions } from './store';
import { lockStore } from './store-lock';
import { noteComplete } from './swap-store';

const SLOW_MS = 240_000;
const NOW = new Date('2026-11-21T08:00:00Z');
const MEGABYTE = 2 ** 20;
/** Of several pieces each. */
const documents = Array.from({ length: 3 }, () => randomBytes(MEGABYTE / 4));

let folder: string;
/** A closed store with three attachments. */
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-copies-'));
  await startedFolder(at('source'));
  const store = await open('source');
  for (const bytes of documents) {
    const { content, content_sha256 } = await store.files.keep(bytes);
    await store.rows(sql`insert into files (content, content_sha256, file_size, created_at, updated_at)
      values (${content}, ${content_sha256}, ${bytes.length}, now(), now())`);
  }
  await store.close();
}, SLOW_MS);
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

const at = (...names: readonly string[]) => path.join(folder, ...names);
const open = (name: string, options: StoreOptions = {}) =>
  openStore({ dataDir: at(name) }, { copies: { stopWithinMs: 0 }, ...options });
const copyOfSource = (name: string): string => {
  cpSync(at('source'), at(name), { recursive: true });
  rmSync(at(name, 'snapshots'), { recursive: true, force: true });
  return at(name);
};
const addAgency = (store: Store, name: string) =>
  store.rows(sql`insert into customers (name, created_at, updated_at) values (${name}, now(), now())`);
const agencies = async (store: Store) =>
  (await store.rows<{ name: string }>(sql`select name from customers order by id`)).map(({ name }) => name);

/** A restored copy whose checksums were right and whose rows were read; see `restoreStore`. */
const WHOLE = { files: documents.length, lost: 0 };

async function expectDocuments(name: string, also?: (store: Store) => Promise<void>): Promise<void> {
  const store = await open(name);
  const rows = await store.rows<{ name: string }>(sql`select content_sha256 as name from files order by id`);
  expect(rows).toHaveLength(documents.length);
  for (const [index, row] of rows.entries()) {
    const pieces: Buffer[] = [];
    for await (const piece of (await store.files.find(row.name))?.read() ?? []) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(documents[index] ?? Buffer.alloc(0))).toBe(true);
  }
  await also?.(store);
  await store.close();
}

it(
  'a copy of a store that serves is not made in memory, links its files, holds every commit, and restores byte by byte',
  async () => {
    const inMemory = jest.spyOn(PGlite.prototype, 'dumpDataDir');
    copyOfSource('serving');
    const store = await open('serving');
    const state = { isCopied: false };
    const acknowledged: string[] = [];
    const writing = (async () => {
      for (let number = 0; !state.isCopied; number += 1) {
        await addAgency(store, `Agence ${number}`);
        acknowledged.push(`Agence ${number}`);
        // The embedded database answers without yielding to the event loop, so that timers would starve.
        await new Promise((resolve) => setImmediate(resolve));
      }
    })();
    while (acknowledged.length < 3) await new Promise((resolve) => setImmediate(resolve));
    const before = acknowledged.length;
    const copy = (await store.snapshot()) ?? '';
    const after = acknowledged.length + 1;
    state.isCopied = true;
    await writing;
    await store.close();
    expect(inMemory).not.toHaveBeenCalled();
    inMemory.mockRestore();

    const files = readdirSync(path.join(copy, 'files'));
    expect(files).toHaveLength(documents.length);
    for (const name of files) expect(statSync(path.join(copy, 'files', name)).nlink).toBeGreaterThan(1);
    expect(statSync(path.join(copy, 'database.tar.gz')).size).toBeLessThan(10 * MEGABYTE);

    expect(await restoreStore(copy, at('from-serving'), NOW)).toMatchObject(WHOLE);
    await expectDocuments('from-serving', async (restored) => {
      const found = (await agencies(restored)).filter((name) => name.startsWith('Agence '));
      expect(found.length).toBeGreaterThanOrEqual(before);
      expect(found).toEqual(Array.from({ length: found.length }, (_, number) => `Agence ${number}`));
      expect(found.length).toBeLessThanOrEqual(after);
    });
  },
  SLOW_MS,
);

it(
  'a stop does not wait for a copy that takes too long; it says how old the last one is, which stays',
  async () => {
    copyOfSource('stopping');
    const notices: string[] = [];
    let now = NOW;
    const store = await open('stopping', {
      copies: { stopWithinMs: 0 },
      now: () => now,
      onNotice: (line) => notices.push(line),
      onProblem: (problem) => notices.push(problem.message),
    });
    const copy = await store.snapshot();
    await addAgency(store, 'Rennes');
    now = new Date(NOW.getTime() + 7 * 60_000);
    await store.close();
    expect(notices).toEqual([expect.stringMatching(/without a new copy.*the last one is 7 minutes old/)]);
    expect(readdirSync(at('stopping', 'snapshots'))).toEqual([path.basename(copy ?? '')]);
    expect(await restoreStore(copy ?? '', at('from-stopping'), NOW)).toMatchObject(WHOLE);
  },
  SLOW_MS,
);

it(
  'after a clock that was ahead the new copies stay, the ones of its time go first, and no age is made up',
  async () => {
    copyOfSource('ahead');
    const notices: string[] = [];
    let now = new Date('2027-11-21T08:00:00Z');
    const store = await open('ahead', {
      copies: { stopWithinMs: 0 },
      now: () => now,
      onNotice: (line) => notices.push(line),
    });
    const names = () => readdirSync(at('ahead', 'snapshots')).sort();
    const copyAt = async (time: string): Promise<string> => {
      now = new Date(time);
      await addAgency(store, time);
      return path.basename((await store.snapshot()) ?? '');
    };
    const ahead = ['01', '02', '03'].map((minute) => `store-2027-11-21T08-${minute}-00-000Z`);
    for (const name of ahead) mkdirSync(at('ahead', 'snapshots', name), { recursive: true });
    const first = await copyAt('2026-11-21T08:00:00Z');
    expect(names()).toEqual([first, ...ahead.slice(1)]);
    const second = await copyAt('2026-11-21T08:05:00Z');
    expect(names()).toEqual([first, second, ...ahead.slice(2)]);

    now = new Date('2026-11-20T08:00:00Z');
    await addAgency(store, 'Rennes');
    await store.close();
    expect(notices).toEqual([expect.stringMatching(/the clock was ahead when the last one was made\.$/)]);
  },
  SLOW_MS,
);

it(
  'a copy that the disk fails leaves the last good one, and nothing of itself',
  async () => {
    copyOfSource('failing');
    const store = await open('failing', { now: () => NOW });
    const copy = await store.snapshot();
    // Block the path of the next copy.
    await addAgency(store, 'Rennes');
    const next = path.join(at('failing', 'snapshots'), 'store-2026-11-21T08-00-00-000Z');
    renameSync(copy ?? '', `${next.slice(0, -7)}59-000Z`);
    mkdirSync(path.join(next, 'taken'), { recursive: true });
    await expect(store.snapshot()).rejects.toThrow();
    expect(readdirSync(at('failing', 'snapshots')).sort()).toEqual([
      'store-2026-11-21T08-00-00-000Z',
      'store-2026-11-21T08-00-59-000Z',
    ]);
    rmSync(next, { recursive: true });
    await store.close();
    const last = `${next.slice(0, -7)}59-000Z`;
    expect(await restoreStore(last, at('from-failing'), NOW)).toMatchObject(WHOLE);
  },
  SLOW_MS,
);

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
  'a backup that is restored has every row of its source; the store that was there is moved aside, never one in use',
  async () => {
    copyOfSource('whole');
    const store = await open('whole');
    for (const name of ['Rennes', 'L’Haÿ « 2 »']) await addAgency(store, name);
    const before = await everything(store);
    // Refused while a portal runs, in a line that names the process.
    const inUse = `is in use by process ${process.pid}`;
    await expect(backUpStore(at('whole'), at('early.tar.gz'), NOW)).rejects.toThrow(inUse);
    await store.close();
    expect(await backUpStore(at('whole'), at('whole.tar.gz'), NOW)).toBe(at('whole.tar.gz'));
    await expect(backUpStore(at('whole'), at('whole.tar.gz'), NOW)).rejects.toThrow('is there already');

    mkdirSync(at('target', 'database'), { recursive: true });
    writeFileSync(at('target', 'database', 'mine'), 'of before');
    const unlock = await lockStore(at('target'));
    await expect(restoreStore(at('whole.tar.gz'), at('target'), NOW)).rejects.toThrow(inUse);
    unlock();
    const { rows, movedTo } = await restoreStore(at('whole.tar.gz'), at('target'), NOW);
    expect(rows).toMatchObject({ customers: 3, files: documents.length });
    expect(movedTo).toBe(at('target', 'database.before-2026-11-21T08-00-00-000Z'));
    expect(readdirSync(movedTo ?? '')).toEqual(['mine']);
    expect(readdirSync(at('target')).filter((name) => /draft|restoring|lock/.test(name))).toEqual([]);
    const restored = await open('target');
    expect(await everything(restored)).toEqual(before);

    await restored.rows(sql`insert into schema_migrations values (9999, 'the future', now())`);
    await restored.close();
    const newer = await backUpStore(at('target'), undefined, NOW);
    expect(newer).toBe(at('target', 'backups', 'store-2026-11-21T08-00-00-000Z.tar.gz'));
    const kept = readdirSync(at('whole')).sort();
    await expect(restoreStore(newer, at('whole'), NOW)).rejects.toThrow('schema version 9999');
    await expect(restoreStore(at('none.tar.gz'), at('whole'), NOW)).rejects.toThrow('There is no file');
    expect(readdirSync(at('whole')).sort()).toEqual(kept);
  },
  SLOW_MS,
);

const flipped = (bytes: Buffer): Buffer => {
  const changed = Buffer.from(bytes);
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1;
  return changed;
};

it(
  'a copy that was changed, damaged and compressed again, cut off, or holds something foreign is refused in one line, and nothing is moved',
  async () => {
    const copy = await backUpStore(copyOfSource('backed'), at('copy.tar.gz'), NOW);
    const entries = await readTar(copy);
    expect(entries.map(({ name }) => name).slice(0, 2)).toEqual(['manifest.json', 'database.tar.gz']);
    const attachment = entries[2]?.name ?? '';
    const each = (name: string, change: (bytes: Buffer) => Buffer) =>
      entries.map((entry) => (entry.name === name ? { ...entry, bytes: change(entry.bytes) } : entry));
    const [manifest] = entries;
    const forged = JSON.parse(manifest?.bytes.toString() ?? '{}') as { files: object[] };
    const shorter = Buffer.from(JSON.stringify({ ...forged, files: forged.files.slice(1) }));
    const damaged: readonly (readonly [string, readonly TarEntry[], string])[] = [
      ['attachment', each(attachment, flipped), `the checksum of its ${attachment} is another one`],
      ['database', each('database.tar.gz', flipped), 'the checksum of its database.tar.gz is another one'],
      ['shorter', each(attachment, (bytes) => bytes.subarray(1)), `the checksum of its ${attachment}`],
      ['lacking', entries.filter(({ name }) => name !== attachment), `it lacks ${attachment}`],
      ['unlisted', each('manifest.json', () => shorter), 'which no copy has'],
      ['torn', each('manifest.json', (bytes) => bytes.subarray(9)), 'its manifest.json cannot be read'],
      ['outside', [...entries, { name: '../../evil', bytes: Buffer.from('x') }], 'which no copy has'],
      ['twice', [...entries, ...entries.slice(2, 3)], 'which no copy has'],
      [
        'linked',
        [...entries, { name: 'link', bytes: Buffer.alloc(0), type: 'symlink' }],
        'which no copy has',
      ],
      ['nothing', [], 'it is empty'],
    ];
    const kept = readdirSync(at('backed')).sort();
    for (const [name, content, why] of damaged) {
      await writeTar(at(`${name}.tar.gz`), content);
      const refused = restoreStore(at(`${name}.tar.gz`), at('backed'), NOW);
      await expect(refused).rejects.toThrow(`${name}.tar.gz is damaged or no copy of a store`);
      await expect(refused).rejects.toThrow(why);
    }
    const bytes = readFileSync(copy);
    writeFileSync(at('cut.tar.gz'), bytes.subarray(0, bytes.length / 2));
    writeFileSync(at('changed.tar.gz'), flipped(bytes));
    writeFileSync(at('text.tar.gz'), 'not a copy');
    for (const name of ['cut', 'changed', 'text'])
      await expect(restoreStore(at(`${name}.tar.gz`), at('backed'), NOW)).rejects.toThrow(
        `${name}.tar.gz is damaged or no copy of a store`,
      );
    expect(readdirSync(at('backed')).sort()).toEqual(kept);
    expect(existsSync(at('evil'))).toBe(false);

    const { movedTo } = await restoreStore(copy, at('backed'), NOW);
    expect(movedTo).toBe(at('backed', 'database.before-2026-11-21T08-00-00-000Z'));
    expect(readdirSync(at('backed')).sort()).toEqual(
      [...kept, 'database.before-2026-11-21T08-00-00-000Z', 'files.before-2026-11-21T08-00-00-000Z'].sort(),
    );
    await expectDocuments('backed');
  },
  SLOW_MS,
);

it(
  'one of the copies in snapshots/ whose file was changed is refused too; a backup names the file that is damaged',
  async () => {
    copyOfSource('rotten');
    const store = await open('rotten');
    const copy = (await store.snapshot()) ?? '';
    const [row] = await store.rows<{ name: string }>(sql`select content_sha256 as name from files limit 1`);
    await store.close();
    const place = openFileFolder(at('rotten', 'files')).pathOf(row?.name ?? '');
    writeFileSync(place, flipped(readFileSync(place)));
    await expect(restoreStore(copy, at('from-rotten'), NOW)).rejects.toThrow(
      `the checksum of its ${nameOfFile(row?.name ?? '')} is another one`,
    );
    await expect(backUpStore(at('rotten'), at('rotten.tar.gz'), NOW)).rejects.toThrow(`${place} is damaged`);
    expect(readdirSync(folder).filter((name) => name.startsWith('rotten.'))).toEqual([]);
  },
  SLOW_MS,
);

it(
  'a restoration that a crash cut between two of its steps is finished by the next start',
  async () => {
    copyOfSource('crashed');
    // State after the first of the two moves: files in place, database not.
    mkdirSync(at('crashed', 'restoring'));
    cpSync(at('crashed', 'database'), at('crashed', 'restoring', 'database'), { recursive: true });
    await noteComplete(at('crashed'), 'then');
    renameSync(at('crashed', 'database'), at('crashed', 'database.before-then'));
    await expectDocuments('crashed');
    expect(existsSync(at('crashed', 'restoring'))).toBe(false);
    // An incomplete restoration is removed.
    mkdirSync(at('crashed', 'restoring', 'database'), { recursive: true });
    await expectDocuments('crashed');
    expect(existsSync(at('crashed', 'restoring'))).toBe(false);
  },
  SLOW_MS,
);

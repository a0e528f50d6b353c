import { mkdtempSync, rmSync } from 'node:fs';
import disk from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startedFolder } from '../../test/testing/data-folder';
import { clientOf, signature } from '../../test/testing/signed-client';
import { openTestBackOffice, type TestBackOffice } from '../../test/testing/test-back-office';
import { DurableFileSystem } from './durable-file-system';
import { RESERVE_BYTES } from './disk-watch';
import { SMALL_BYTES } from './file-folder';
import { openStore } from './open-store';
import { sql } from './sql';

const SLOW_MS = 240_000;
const PROJECTS = '/admin/api/requests';
const project = {
  company: 'Particulier',
  firstName: 'Camille',
  lastName: 'Essai',
  email: 'camille@example.org',
  phone: '0639980001',
};

let folder: string;
let office: TestBackOffice;
let isOpen = true;
let free = 10 * RESERVE_BYTES;
let fault: ((file: string) => string | undefined) | undefined;

class FailingDisk extends DurableFileSystem {
  override fault = (file: string): string | undefined => fault?.(file);
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-disk-'));
  office = await openTestBackOffice({
    store: { dataDir: await startedFolder(folder) },
    storeOptions: {
      disk: { everyMs: 20, freeBytes: () => free, canWrite: () => fault === undefined },
      makeFiles: (database) => new FailingDisk(database),
    },
  });
}, SLOW_MS);
afterEach(() => {
  free = 10 * RESERVE_BYTES;
  fault = undefined;
});
afterAll(async () => {
  if (isOpen) await office.close();
  rmSync(folder, { recursive: true, force: true });
}, SLOW_MS);

const LATE_MS = 20_000;
const untilWritable = async (isWritable: boolean): Promise<void> => {
  const late = performance.now() + LATE_MS;
  while (office.operations.isWritable() !== isWritable) {
    if (performance.now() > late) throw new Error('The store did not notice.');
    await new Promise((resolve) => setImmediate(resolve));
  }
};
const gauge = async (name: string) =>
  (await office.operations.gauges()).find((each) => each.name === name)?.value;

it(
  'with no room left, writes and sign-ins are refused with 503 before they begin, reads go on, each signature once',
  async () => {
    const person = await office.person();
    free = RESERVE_BYTES - 1;
    await untilWritable(false);
    const refused = await person.post(PROJECTS, project);
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '30']);
    expect(refused.body).toEqual([expect.objectContaining({ title: 'read only http exception' })]);
    expect(await person.get(`${PROJECTS}?limit=10`)).toMatchObject({ status: 200, body: [] });
    const { email, password } = person;
    const signIn = () => office.anonymous.post('/api/login', { meta: { email, password } });
    expect(await signIn()).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
      body: { errors: [{ title: 'read only http exception' }] },
    });
    expect(await gauge('portal_store_writable')).toBe(0);
    expect(await office.operations.isReady()).toBe(true);

    const once = signature(person.email, person.key, new Date());
    const replay = clientOf(office.app, () => once);
    const replayed = async () => (await replay.get(`${PROJECTS}?limit=10`)).status;
    expect((await Promise.all([replayed(), replayed()])).toSorted()).toEqual([200, 401]);
    expect(await replayed()).toBe(401);

    free = RESERVE_BYTES;
    await untilWritable(true);
    // Nonces kept in memory only are still known.
    expect(await replayed()).toBe(401);
    expect((await person.post(PROJECTS, project)).status).toBe(201);
    expect((await signIn()).status).toBe(200);
  },
  SLOW_MS,
);

it.each([
  ['ENOSPC', 'the tables', '/base/'],
  ['ENOSPC', 'the journal', '/pg_wal/'],
  ['EROFS', 'the tables', '/base/'],
  ['EROFS', 'the journal', '/pg_wal/'],
])(
  '%s of %s in the middle of a write answers 503, loses nothing, and is over by itself',
  async (code, _where, files) => {
    const person = await office.person();
    const kept = await person.post(PROJECTS, { ...project, note: 'Avant' });
    fault = (file) => (file.includes(files) ? code : undefined);
    // Large enough that its table has to grow.
    const big = office.store.rows(
      sql`insert into settings select 'big-' || n || ${code}, repeat(md5(n::text), 400) from generate_series(1, 40) n`,
    );
    await expect(big).rejects.toThrow();
    expect(office.operations.isWritable()).toBe(false);
    expect((await person.post(PROJECTS, project)).status).toBe(503);

    fault = undefined;
    await untilWritable(true);
    const after = await person.post(PROJECTS, { ...project, note: 'Après' });
    expect([kept.status, after.status]).toEqual([201, 201]);
    const { body } = await person.get(`${PROJECTS}?limit=10&sort=id`);
    expect(body).toMatchObject([{ note: 'Avant' }, { note: 'Après' }]);
    expect(await office.store.rows(sql`select 1 from settings where name like 'big-%'`)).toEqual([]);
  },
  SLOW_MS,
);

it.each(['ENOSPC', 'EROFS', 'EIO'])(
  '%s under an attachment is told as a disk that fails, and the attachment can be sent again',
  async (code) => {
    const admin = await office.person({ role: 'ADMIN' });
    const request = await office.seed.request();
    const content = Buffer.concat([
      Buffer.from('%PDF-1.7\n'),
      Buffer.alloc(2 * SMALL_BYTES, code),
      Buffer.from('\n%%EOF\n'),
    ]);
    const attach = () =>
      admin.post('/admin/api/ficodevquotes', {
        request,
        internal_status: 'open',
        s_quote_att_1: { originalFilename: 'Offre.pdf', content: content.toString('base64') },
      });
    fault = () => code;
    const { open } = disk;
    const opening = jest
      .spyOn(disk, 'open')
      .mockImplementation((file, ...rest) =>
        String(file).includes('/files/')
          ? Promise.reject(Object.assign(new Error(code), { code }))
          : open(file, ...rest),
      );
    const refused = await attach();
    opening.mockRestore();
    expect([refused.status, refused.headers['retry-after']]).toEqual([503, '5']);
    expect(office.operations.isWritable()).toBe(false);

    fault = undefined;
    await untilWritable(true);
    expect(await attach()).toMatchObject({ status: 201 });
  },
  SLOW_MS,
);

it(
  'more statements than may wait are refused, and the disk is not suspected of it',
  async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 2_500 }, () => office.store.rows(sql`select 1`)),
    );
    const refused = asked.filter(({ status }) => status === 'rejected');
    expect(refused).not.toHaveLength(0);
    expect(refused).not.toHaveLength(asked.length);
    expect(office.operations.isWritable()).toBe(true);
    expect((await (await office.person()).post(PROJECTS, project)).status).toBe(201);
  },
  SLOW_MS,
);

it(
  'a store whose disk failed opens again whole',
  async () => {
    const person = await office.person();
    await person.post(PROJECTS, { ...project, note: 'À garder' });
    fault = (file) => (file.includes('/pg_wal/') ? 'ENOSPC' : undefined);
    expect((await person.post(PROJECTS, project)).status).toBe(503);
    await office.close();
    isOpen = false;
    fault = undefined;
    const store = await openStore({ dataDir: folder });
    expect(await store.rows(sql`select note from requests where note = 'À garder'`)).toEqual([
      { note: 'À garder' },
    ]);
    await store.close();
  },
  SLOW_MS,
);

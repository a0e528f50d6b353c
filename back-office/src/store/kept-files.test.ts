import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, rmSync, truncateSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startedFolder } from '../../test/testing/data-folder';
import { openTestBackOffice, type TestBackOffice } from '../../test/testing/test-back-office';
import { openFileFolder } from './file-folder';
import { sql } from './sql';

const SLOW_MS = 240_000;
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

let folder: string;
let office: TestBackOffice;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-files-'));
  office = await openTestBackOffice({ store: { dataDir: await startedFolder(folder) } });
}, SLOW_MS);
afterAll(async () => {
  await office.close();
  rmSync(folder, { recursive: true, force: true });
}, SLOW_MS);

/** A unique PDF. Its bytes are a stream: outside of one, some draws would name a script. */
const document = (bytes: number): Buffer =>
  Buffer.concat([Buffer.from('%PDF-1.7\nstream\n'), randomBytes(bytes), Buffer.from('\nendstream\n%%EOF\n')]);
const kept = (): string[] => {
  const files = path.join(folder, 'files');
  if (!existsSync(files)) return [];
  return readdirSync(files)
    .flatMap((home) => readdirSync(path.join(files, home)))
    .sort();
};
const rowOf = async (id: number) => {
  const [row] = await office.store.rows<{ content: string | null; name: string | null; size: number }>(
    sql`select content, content_sha256 as name, file_size as size from files where id = ${id}`,
  );
  return row;
};

async function attached(bytes: Buffer) {
  const admin = await office.person({ role: 'ADMIN' });
  const request = await office.seed.request();
  const { status, body } = await admin.post('/admin/api/ficodevquotes', {
    request,
    internal_status: 'open',
    s_quote_att_1: { originalFilename: 'Offre « à "signer" ».pdf', content: bytes.toString('base64') },
  });
  expect(status).toBe(201);
  const quote = body as { id: number; s_quote_att_1: number };
  return { admin, quote: quote.id, file: quote.s_quote_att_1 };
}

it(
  'an attachment lies beside the database, whole and synced before its row, and goes out byte by byte',
  async () => {
    const bytes = document(700_001);
    const { admin, quote, file } = await attached(bytes);
    const row = await rowOf(file);
    expect(row).toMatchObject({ content: null, size: bytes.length });
    expect(kept()).toEqual([row?.name]);

    for (const url of [`/admin/api/files/${file}`, `/admin/api/ficodevquotes/${quote}/s_quote_att_1`]) {
      const answer = await admin.get(url);
      expect(answer.headers['content-length']).toBe(String(Buffer.byteLength(JSON.stringify(answer.body))));
      const sent = answer.body as { content: string; originalFilename: string };
      expect(Buffer.from(sent.content, 'base64').equals(bytes)).toBe(true);
      expect(sent.originalFilename).toContain('.pdf');
    }
    // A small file stays in its row, where the previous release can read it too.
    const small = await attached(PNG);
    expect((await rowOf(small.file))?.content).toBe(PNG.toString('base64'));
    expect(kept()).toEqual([row?.name]);

    // A lost file has no content; a damaged one is never served as complete.
    const place = openFileFolder(path.join(folder, 'files')).pathOf(row?.name ?? '');
    truncateSync(place, bytes.length - 9);
    await expect(admin.get(`/admin/api/files/${file}`)).rejects.toThrow();
    rmSync(place);
    expect((await admin.get(`/admin/api/files/${file}`)).body).toMatchObject({ content: null });
    // Uploading it again repairs it.
    await attached(bytes);
    const healed = (await admin.get(`/admin/api/files/${file}`)).body as { content: string };
    expect(Buffer.from(healed.content, 'base64').equals(bytes)).toBe(true);
  },
  SLOW_MS,
);

it(
  'the file of a write that was rolled back is taken away, never one that a row names or may be about to name',
  async () => {
    await office.store.reset();
    const orphan = await office.store.files.keep(document(20_000));
    const named = await office.store.files.keep(document(30_000));
    await office.store.rows(sql`insert into files (content_sha256, created_at, updated_at)
      values (${named.content_sha256}, now(), now())`);
    const isNamed = async (digests: readonly string[]) => {
      const rows = await office.store.rows<{ name: string }>(
        sql`select content_sha256 as name from files where content_sha256 = any(${digests}::text[])`,
      );
      return rows.map(({ name }) => name);
    };
    const afterAnHour = jest.spyOn(performance, 'now');
    const files = openFileFolder(path.join(folder, 'files'));
    const recent = await files.keep(document(25_000));
    const names = () => [orphan, named, recent].map(({ content_sha256 }) => content_sha256);
    // Another process stored the first two long enough ago to be committed; the third is ours, and recent.
    await files.collect(isNamed);
    expect(kept()).toEqual(names().slice(1).sort());
    afterAnHour.mockReturnValue(performance.now() + 3_600_001);
    await files.collect(isNamed);
    afterAnHour.mockRestore();
    expect(kept()).toEqual([named.content_sha256]);
  },
  SLOW_MS,
);

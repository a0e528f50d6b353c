import { createServer, type AddressInfo } from 'node:net';
import { startFakeClamd } from '../../test/testing/fake-clamd';
import { useBackOffice } from '../../test/testing/test-back-office';
import { sql } from '../store/sql';
import { createFileScanner } from './scan-files';

const PLANTED = 'a text that only our own signature knows';
const AWAY = { status: 503, problems: [{ title: 'file scan http exception' }] };
const pdf = (text: string) => Buffer.from(`%PDF-1.7\n% ${text}\n%%EOF\n`);
const clock = { at: new Date('2026-05-04T10:00:00Z') };

it.each(['', 'stream: INSTREAM size limit exceeded. ERROR\0', 'HTTP/1.1 400 Bad Request\r\n'])(
  'a scanner that answers %j found nothing out: the file is neither taken nor given',
  async (answer) => {
    const server = createServer((socket) =>
      socket
        .on('error', () => undefined)
        .resume()
        .end(answer),
    );
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const scanner = createFileScanner(`tcp://127.0.0.1:${String(port)}`, () => new Date());
    await expect(scanner.scan(pdf('a page'))).rejects.toMatchObject(AWAY);
    expect(await scanner.isThere()).toBe(false);
    await new Promise((resolve) => void server.close(resolve));
  },
);

describe('a portal with a scanner', () => {
  let clamd: Awaited<ReturnType<typeof startFakeClamd>>;
  const options = { now: () => clock.at, clamdUrl: '' };
  // Before the back office opens, which reads the address.
  beforeAll(async () => {
    clamd = await startFakeClamd(PLANTED);
    options.clamdUrl = clamd.url;
  });
  afterAll(() => clamd.stop());
  const office = useBackOffice(options);

  async function propose(content: Buffer) {
    const admin = await office().person({ role: 'ADMIN' });
    const request = await office().seed.request();
    const { status, body } = await admin.post('/admin/api/ficodevquotes', {
      request,
      internal_status: 'open',
      s_quote_att_1: { originalFilename: 'offre.pdf', content: content.toString('base64') },
    });
    return { admin, status, body, file: (body as { s_quote_att_1: number }).s_quote_att_1 };
  }

  it('refuses a planted file, keeps a clean one, and gives it', async () => {
    const refused = await propose(pdf(PLANTED));
    expect(refused.status).toBe(400);
    expect(refused.body).toMatchObject([{ title: 'file virus constraint', source: 's_quote_att_1' }]);

    const taken = await propose(pdf('a page'));
    expect(taken.status).toBe(201);
    const given = await taken.admin.get(`/admin/api/files/${taken.file}`);
    expect(given.body).toMatchObject({ content: pdf('a page').toString('base64') });
    // What was just looked at is not looked at again.
    expect(clamd.scans()).toBe(2);
  });

  it('gives nobody a file that was there before its signature', async () => {
    const { admin, file } = await propose(pdf('another page'));
    await office().store.rows(
      sql`update files set content = ${pdf(PLANTED).toString('base64')} where id = ${file}`,
    );
    const { status, body } = await admin.get(`/admin/api/files/${file}`);

    expect(status).toBe(200);
    expect(body).toMatchObject({ content: null, originalFilename: 'offre.pdf' });
  });

  it('neither takes nor gives a file while the scanner is away, and does again once it is back', async () => {
    const { admin, file } = await propose(pdf('one more page'));
    const isThere = () => office().operations.hasScanner();
    expect(await isThere()).toBe(true);
    await clamd.stop();
    clock.at = new Date(clock.at.getTime() + 2 * 60 * 60_000);
    const reader = await office().person({ role: 'ADMIN' });

    expect(await isThere()).toBe(false);
    expect(await propose(pdf('a page of today'))).toMatchObject({
      status: 503,
      body: [{ title: 'file scan http exception' }],
    });
    expect(await reader.get(`/admin/api/files/${file}`)).toMatchObject({
      status: 503,
      headers: { 'retry-after': '30' },
    });
    await clamd.start();
    expect((await propose(pdf('a page of today'))).status).toBe(201);
    expect((await reader.get(`/admin/api/files/${file}`)).status).toBe(200);
    expect(admin.id).toBeGreaterThan(0);
  });
});

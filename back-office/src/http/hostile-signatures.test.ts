import { startedFolder } from '../../test/testing/data-folder';
import { clientOf, signature } from '../../test/testing/signed-client';
import { openTestBackOffice, useBackOffice } from '../../test/testing/test-back-office';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
const PATH = '/admin/api/customer_users';
const backOffice = useBackOffice();

const status = async (header: string): Promise<number> =>
  (await clientOf(backOffice().app, () => ({ 'x-wsse': header })).get(PATH)).status;

describe('a signature that somebody made without the key', () => {
  it('a boundary between nonce, time and key that was moved', async () => {
    const { email, key } = await backOffice().person();
    const created = new Date().toISOString().replace(/\.\d+Z$/, 'Z');
    // The hash of nonce + created + key does not mark their boundaries: only the strict format of each does.
    const good = signature(email, key, new Date(created))['x-wsse'] ?? '';
    const nonce = /Nonce="([^"]*)"/.exec(good)?.[1] ?? '';
    const moved = Buffer.concat([Buffer.from(nonce, 'base64'), Buffer.from(created.slice(0, 1))]).toString(
      'base64',
    );
    const header = good
      .replace(`Nonce="${nonce}"`, `Nonce="${moved}"`)
      .replace(`Created="${created}"`, `Created="${created.slice(1)}"`);
    expect(await status(header)).toBe(401);
  });
});

const onEmbeddedStore = process.env['TEST_DATABASE_URL'] === undefined ? it : it.skip;

onEmbeddedStore(
  'the signature of a write is spent before the write is, also when the process is killed right after',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portal-replay-'));
    const first = await openTestBackOffice({
      store: { dataDir: await startedFolder(path.join(folder, 'data')) },
    });
    const marie = await first.person();
    const captured = signature(marie.email, marie.key, new Date());
    const change = (app: typeof first.app) =>
      clientOf(app, () => captured).patch(`${PATH}/${marie.id}`, { firstName: 'Une fois' });
    expect((await change(first.app)).status).toBe(200);
    // A copy of the files on the disk is what a killed process leaves.
    cpSync(path.join(folder, 'data'), path.join(folder, 'killed'), {
      recursive: true,
      filter: (file) => !/lock|postmaster\.pid/.test(path.basename(file)),
    });
    await first.close();

    const again = await openTestBackOffice({ store: { dataDir: path.join(folder, 'killed') } });
    expect((await change(again.app)).status).toBe(401);
    await again.close();
    rmSync(folder, { recursive: true, force: true });
  },
  120_000,
);

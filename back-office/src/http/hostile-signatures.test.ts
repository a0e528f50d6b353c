import fc from 'fast-check';
import { startedFolder } from '../../test/testing/data-folder';
import { clientOf, signature } from '../../test/testing/signed-client';
import { openTestBackOffice, useBackOffice } from '../../test/testing/test-back-office';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const RUNS = process.env['FUZZ_REQUESTS'] === undefined ? 200 : 10_000;
const PATH = '/admin/api/customer_users';
const backOffice = useBackOffice();

const status = async (header: string): Promise<number> =>
  (await clientOf(backOffice().app, () => ({ 'x-wsse': header })).get(PATH)).status;
const headerOf = (email: string, key: string): string => signature(email, key, new Date())['x-wsse'] ?? '';

/** One change to a valid header: something cut, inserted, doubled, swapped or with changed case. */
const spoilt = fc.record({
  kind: fc.constantFrom('cut', 'insert', 'double', 'case', 'nonce', 'created', 'digest', 'username', 'raw'),
  at: fc.nat({ max: 300 }),
  text: fc.string({ unit: 'binary-ascii', minLength: 1, maxLength: 30 }),
});

function spoil(header: string, { kind, at, text }: { kind: string; at: number; text: string }): string {
  const index = at % header.length;
  const part = (name: string, value: string) =>
    header.replace(new RegExp(`${name}="[^"]*"`), () => `${name}="${value}"`);
  switch (kind) {
    case 'cut':
      return header.slice(0, index);
    case 'insert':
      return header.slice(0, index) + text + header.slice(index);
    case 'double':
      return `${header}, ${header}`;
    case 'case':
      return header.replace(/PasswordDigest|Nonce|Created/, (name) => name.toLowerCase());
    case 'nonce':
      return part('Nonce', Buffer.from(text.padEnd(8)).toString('base64'));
    case 'created':
      return part('Created', new Date(Date.now() + (at - 150) * 4_000_000 + 1).toISOString());
    case 'digest':
      return part('PasswordDigest', Buffer.from(text.padEnd(20).slice(0, 20), 'latin1').toString('base64'));
    case 'username':
      return part('Username', `${text.replaceAll('"', '')}@example.org`);
    default:
      return text;
  }
}

it(`${RUNS} signatures that were tampered with let nobody in and break nothing`, async () => {
  const { email, key } = await backOffice().person();
  const accepted: string[] = [];
  await fc.assert(
    fc.asyncProperty(spoilt, async (how) => {
      const good = headerOf(email, key);
      const header = spoil(good, how);
      const answer = await status(header);
      // Spaces between the parts do not matter.
      const isSame = header.replaceAll(/\s/g, '') === good.replaceAll(/\s/g, '');
      if (answer !== 401 && !isSame) accepted.push(`${answer}: ${header}`);
    }),
    { numRuns: RUNS },
  );

  expect(accepted).toEqual([]);
  expect(await status(headerOf(email, key))).toBe(200);
}, 300_000);

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

import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { createHost, type Host } from '@portal/host/create-host';
import { onFailingDisk, type Write } from '@portal/release/failing-writes';
import { putRelease, putVersions, sampleDist } from '@portal/release/release-samples';
import { earlierOwnership, keptOwnerships, signOwnership } from '@portal/release/ownership-document';
import { signedHeaders, signerOf } from '@portal/release/request-signature';
import { sendRequest, type PortalAddress } from '@portal/release/send-request';
import { runPortal } from '@portal/release/run-portal';
import { readServed } from '@portal/release/written-registry';
import { createSigningKey, readSigningKey, type SigningKey } from '@portal/release/signing-key';
import { releaseDesk } from './release-desk';

/**
 * A portal that runs, with the admin and the agent app, and the app "loans" of a team with a repository of its own. All
 * commands are those of `npm run portal`, from elsewhere.
 */
let folder: string;
let dist: string;
let host: Host;
let origin: string;
let team: SigningKey;

const file = (name: string) => path.join(folder, name);

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-desk-'));
  team = createSigningKey(file('team.key'));
  createSigningKey(file('stranger.key'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function listen(port = 0): Promise<void> {
  host = createHost({
    dist,
    publicFolder: folder,
    config: {},
    publicUrl: undefined,
    upstreams: [],
    log: false,
    extend: releaseDesk(dist),
  });
  await host.listen('127.0.0.1', port);
  await host.open();
  const address = host.app.server.address();
  origin = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : address)}`;
}

beforeEach(async () => {
  dist = sampleDist();
  await putVersions(dist, ['1.0.0'], { names: ['admin', 'agent'] });
  await own({ keys: [{ key: team.publicKey, name: 'CI' }] });
  await listen();
});
afterEach(async () => {
  await host.app.close();
  rmSync(dist, { recursive: true, force: true });
});

interface Ended {
  readonly code: number;
  readonly out: string;
  readonly errors: string;
}

async function run(...args: readonly string[]): Promise<Ended> {
  let out = '';
  let errors = '';
  jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  const code = await runPortal(
    args,
    (text) => (out += text),
    (text) => (errors += text),
  );
  return { code, out, errors };
}

/** A command as the team gives it, from its own machine. */
const asTeam = (...args: readonly string[]) => run(...args, '--portal', origin, '--key', file('team.key'));
const as = (key: string, ...args: readonly string[]) => run(...args, '--portal', origin, '--key', file(key));

/** What the owner of the portal does at its machine: gives "loans" to a team. */
async function own(changes: object = {}, others: object = {}): Promise<Ended> {
  const { out } = await run('ownership', '--dist', dist);
  const apps = JSON.parse(out) as Record<string, object>;
  const loans = {
    owner: 'team-loans',
    claims: [{ paths: ['/loans/*'], roles: ['APPLICANT', 'AGENT'] }],
    keys: [],
    ...changes,
  };
  writeFileSync(file('ownership.json'), JSON.stringify({ ...apps, loans, ...others }));
  return run('ownership', '--set', file('ownership.json'), '--dist', dist);
}

const OF_LOANS = { page: 'home', title: 'Prêts', path: '/loans', roles: ['AGENT'], access: 'signed-in' };

/** What the team built. */
function built(version: string, files: Readonly<Record<string, string>> = {}): string {
  const from = file(`built/loans/${version}`);
  rmSync(from, { recursive: true, force: true });
  mkdirSync(from, { recursive: true });
  return putRelease(from, { name: 'loans', version, files, says: { routes: [OF_LOANS] } });
}

const push = (version: string, key = 'team.key', ...options: readonly string[]) =>
  run('push', 'loans', '--from', built(version), '--to', origin, '--key', file(key), ...options);

const loans = () => readServed(dist)?.remotes['loans'];

const OWNER_KEY = path.resolve(__dirname, '../../../.cache/keys/owner.key');

/** A request by hand: what is answered, whatever it is. */
async function answerTo(key: SigningKey, json: unknown, to = '/portal/commands'): Promise<[number, string]> {
  const url = new URL(to, origin);
  const body = json === undefined ? new Uint8Array() : Buffer.from(JSON.stringify(json));
  const answer = await fetch(url, {
    method: 'POST',
    headers: {
      ...(await signedHeaders('POST', url, body, key)),
      ...(json !== undefined && { 'content-type': 'application/json' }),
    },
    body,
  });
  return [answer.status, ((await answer.json()) as { error?: string }).error ?? ''];
}

/** Everything that is served, and who may change it. */
const served = () => [
  readFileSync(path.join(dist, 'remotes.json'), 'utf8'),
  readFileSync(path.join(dist, 'ownership.json'), 'utf8'),
  filesBelow(dist, { skipped: ['.staging', '.requests'] }),
];

describe('a team that ships from elsewhere', () => {
  it('pushes, tries on some, gives to all, and takes back, without touching another app', async () => {
    const others = () => {
      const { loans: _, ...rest } = readServed(dist)?.remotes ?? {};
      return JSON.stringify(rest);
    };
    const before = others();

    expect(await push('1.0.0')).toMatchObject({ code: 0, errors: '' });
    expect(loans()).toMatchObject({ owner: 'team-loans', stable: '1.0.0', keys: [team.publicKey] });
    expect(await push('1.1.0', 'team.key', '--preview')).toMatchObject({ code: 0 });
    expect(loans()).toMatchObject({ stable: '1.0.0', previews: ['1.1.0'] });
    expect(await asTeam('canary', 'loans', '--version', '1.1.0', '--percent', '10')).toMatchObject({
      code: 0,
    });
    expect(await asTeam('promote', 'loans')).toMatchObject({ code: 0 });
    expect(loans()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
    expect(await asTeam('rollback', 'loans')).toMatchObject({ code: 0 });
    expect(loans()).toMatchObject({ stable: '1.0.0' });
    expect(await asTeam('promote', 'loans', '--version', '1.1.0')).toMatchObject({ code: 0 });
    expect(await asTeam('rollback', 'loans', '--to', '1.0.0')).toMatchObject({ code: 0, errors: '' });
    expect(loans()).toMatchObject({ stable: '1.0.0' });
    expect(others()).toBe(before);

    const { out } = await asTeam('history');
    expect(out).toContain('rollback loans (team-loans (CI))');
    expect(readdirSync(path.join(dist, 'remotes/.staging/loans'))).toEqual([]);
  });

  it('is answered like somebody at the machine, for programs too', async () => {
    await push('1.0.0');
    const { code, out, errors } = await asTeam('rollback', 'loans', '--json');

    expect(code).toBe(1);
    expect(errors).toContain('mfe-loans has nothing below 1.0.0 to go back to.');
    expect(JSON.parse(out)).toEqual({ ok: false, error: errors.trim() });
    expect(JSON.parse((await asTeam('status', '--json')).out)).toMatchObject({
      ok: true,
      remotes: { loans: {} },
    });
  });

  it('may push the same bytes again, and other bytes under the same version never', async () => {
    await push('1.0.0');
    const before = served();

    expect(await push('1.0.0')).toMatchObject({ code: 0 });
    expect(served()).toEqual(before);
    built('1.0.0', { 'home.js': 'other' });
    expect(
      await run(
        'push',
        'loans',
        '--from',
        file('built/loans/1.0.0'),
        '--to',
        origin,
        '--key',
        file('team.key'),
      ),
    ).toMatchObject({ code: 1, errors: expect.stringContaining('1.0.0') as string });
    expect(served()).toEqual(before);
  });

  it.each([1, 2, 3, 5, 9, 13])('is run again after its job was killed before request %i', async (nth) => {
    await push('1.0.0');
    const before = served();
    const original = globalThis.fetch;
    let asked = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      asked += 1;
      // A job that is killed sends nothing more.
      return asked < nth ? original(input, init) : Promise.reject(new TypeError('fetch failed'));
    });
    expect(await push('1.1.0')).toMatchObject({ code: 1 });
    expect(served()).toEqual(before);

    jest.mocked(globalThis.fetch).mockRestore();
    expect(await push('1.1.0')).toMatchObject({ code: 0, errors: '' });
    expect(loans()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
  });

  it('is told in one line of a portal whose disk is full, and nothing changes', async () => {
    await push('1.0.0');
    const before = served();
    for (let room = 0; ; room += 1) {
      const full = ({ nth, isRemoval }: Write) => (nth > room && !isRemoval ? 'ENOSPC' : undefined);
      const { result } = await onFailingDisk(dist, full, () => push('1.1.0'));
      const { code, errors } = result as Ended;
      // Served: at most the last word of the disk is missing, of which the server's log tells.
      if (code === 0) break;
      expect(code).toBe(1);
      expect(errors).toMatch(/^\/\S+ cannot be written: the disk is full \(ENOSPC\)\. Make room.*\n$/);
      expect(served()).toEqual(before);
    }
    expect(loans()?.stable).toBe('1.1.0');
  });

  it('goes on with an upload that broke off, and sends no file twice', async () => {
    const from = built('1.0.0');
    const original = globalThis.fetch;
    let puts = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (init?.method === 'PUT') puts += 1;
      if (puts === 4) throw new TypeError('fetch failed');
      return original(input, init);
    });
    expect(await push('1.0.0')).toMatchObject({
      code: 1,
      errors: `${origin} could not be reached: run the command again once it can.\n`,
    });
    expect(loans()).toBeUndefined();

    jest.mocked(globalThis.fetch).mockRestore();
    const sent = (await run(
      ...['push', 'loans', '--from', from, '--to', origin, '--key', file('team.key'), '--json'],
    )) satisfies Ended;
    const files = filesBelow(from, { skipped: [] }).length - 1;
    expect(JSON.parse(sent.out)).toMatchObject({ ok: true, sent: expect.any(Number) as number });
    expect((JSON.parse(sent.out) as { sent: number }).sent).toBeLessThan(files);
    expect(loans()?.stable).toBe('1.0.0');
  });
});

describe('the portal refuses, and nothing that is served changes,', () => {
  /** An address and key for requests by hand. */
  const by = (key: SigningKey): PortalAddress => ({ origin, key });

  async function expectRefusal(attempt: () => Promise<Ended>, errors: string): Promise<void> {
    const before = served();
    expect(await attempt()).toMatchObject({ code: 1, errors: `${errors}\n` });
    expect(served()).toEqual(before);
  }

  it('a key that it does not know', () =>
    expectRefusal(() => push('1.0.0', 'stranger.key'), 'This portal does not know the key.'));

  it('the key of another team', async () => {
    await push('1.0.0');
    const other = createSigningKey(file(`other-${String(Date.now())}.key`));
    await own(
      { keys: [{ key: team.publicKey, name: 'CI' }] },
      {
        partners: {
          owner: 'team-partners',
          claims: [{ paths: ['/partners/*'], roles: ['AGENT'] }],
          keys: [{ key: other.publicKey }],
        },
      },
    );
    const key = readdirSync(folder).find((each) => each.startsWith('other-')) ?? '';
    const who = `team-partners (${other.publicKey.slice(0, 8)})`;
    const denied = `mfe-loans is not an app of ${who}: its team, or the owner of the portal, can.`;

    await expectRefusal(() => push('1.1.0', key), denied);
    await expectRefusal(() => as(key, 'disable', 'loans', '--message', 'Fermé'), denied);
    await expectRefusal(() => as(key, 'rollback', 'loans'), denied);
    rmSync(file(key));
  });

  it('what only the owner of the portal may do', async () => {
    const denied = 'team-loans (CI) may not: only the owner of the portal.';

    await expectRefusal(() => asTeam('rollback', '--serial', '1'), denied);
    await expectRefusal(() => asTeam('ownership', '--rollback', '1'), denied);
    await expectRefusal(
      () => asTeam('disable', 'agent', '--message', 'Fermé'),
      'mfe-agent is not an app of team-loans (CI): its team, or the owner of the portal, can.',
    );
    writeFileSync(file('mine.json'), (await run('ownership', '--dist', dist)).out);
    await expectRefusal(() => asTeam('ownership', '--set', file('mine.json')), denied);
  });

  it('a key that has ended', async () => {
    await own({ keys: [{ key: team.publicKey, name: 'CI', until: '2026-01-31' }] });
    await expectRefusal(
      () => push('1.0.0'),
      'The key of team-loans is good until 2026-01-31 only: it has ended.',
    );
  });

  it('a path that is not the team’s', async () => {
    const from = file('built/loans/2.0.0');
    mkdirSync(from, { recursive: true });
    putRelease(from, {
      name: 'loans',
      version: '2.0.0',
      says: { routes: [{ ...OF_LOANS, path: '/usersList' }] },
    });
    await expectRefusal(
      () => run('push', 'loans', '--from', from, '--to', origin, '--key', file('team.key')),
      'mfe-loans 2.0.0 is refused. It claims /usersList for AGENT, which the portal does not give it.',
    );
  });

  it.each([
    ['a flipped byte on its way', (body: Uint8Array) => body.map((byte, at) => (at === 3 ? byte ^ 1 : byte))],
    ['a body that is cut', (body: Uint8Array) => body.subarray(0, body.length - 1)],
  ])('%s', async (_what, spoil) => {
    const original = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) =>
      original(input, {
        ...init,
        ...(init?.method === 'PUT' && { body: Buffer.from(spoil(init.body as Uint8Array)) }),
      }),
    );
    await expectRefusal(() => push('1.0.0'), 'The content is not the one that was signed.');
  });

  it('a file that changed before it was sent', async () => {
    const from = built('1.0.0');
    const original = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await original(input, init);
      // Announced, and then built again under the hands of the push.
      if (init?.method === 'POST') writeFileSync(path.join(from, 'home.js'), 'something else');
      return answer;
    });
    await expectRefusal(
      () => run('push', 'loans', '--from', from, '--to', origin, '--key', file('team.key')),
      'home.js is not the file that was announced: it changed on its way, or since.',
    );
  });

  it('a request that somebody recorded and sends again', async () => {
    await push('1.0.0');
    await push('1.1.0');
    const original = globalThis.fetch;
    let recorded: RequestInit = {};
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init = {}) => {
      recorded = init;
      return original(input, init);
    });
    expect(await asTeam('rollback', 'loans')).toMatchObject({ code: 0 });
    jest.mocked(globalThis.fetch).mockRestore();
    expect(await asTeam('promote', 'loans', '--version', '1.1.0')).toMatchObject({ code: 0 });

    const before = served();
    const replay = async () => {
      const answer = await original(`${origin}/portal/commands`, { ...recorded, signal: null });
      return { status: answer.status, said: await answer.text() };
    };
    const said = '{"ok":false,"error":"The same request was sent before: it is not carried out twice."}';
    expect(await replay()).toEqual({ status: 409, said });
    // A restart forgets nothing.
    const { port } = new URL(origin);
    await host.app.close();
    await listen(Number(port));
    // The first may still find a connection to the process that has ended.
    expect(await replay().catch(replay)).toEqual({ status: 409, said });
    expect(served()).toEqual(before);
  });

  it('a request for another portal, and one that nobody signed', async () => {
    const elsewhere = { ...by(team), origin: origin.replace('127.0.0.1', 'localhost') };
    const original = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((_input, init) => original(`${origin}/portal/commands`, init));
    const unsigned = 'The request is not signed, or was signed too long ago, or changed on its way.';
    await expect(
      sendRequest(
        elsewhere,
        'POST',
        '/portal/commands',
        Buffer.from('{"args":["status"]}'),
        'application/json',
      ),
    ).rejects.toThrow(unsigned);
    jest.mocked(globalThis.fetch).mockRestore();

    const answer = await fetch(`${origin}/portal/commands`, { method: 'POST', body: '{}' });
    expect(answer.status).toBe(401);
    expect(await answer.json()).toEqual({ ok: false, error: unsigned });
  });

  it('a request that was signed ten minutes ago', async () => {
    const now = Date.now();
    jest.spyOn(Date, 'now').mockReturnValue(now - 10 * 60_000);
    const original = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
      jest.mocked(Date.now).mockReturnValue(now);
      return original(input, init);
    });
    await expectRefusal(
      () => asTeam('status'),
      'The request is not signed, or was signed too long ago, or changed on its way.',
    );
  });

  it.each([
    [['build', 'loans'], 400],
    [['status', '--dist', '/etc'], 400],
    [['deploy', 'loans'], 400],
    [['deploy', 'loans', '--version', '9.9.9'], 409],
    [['deploy', 'loans', '--from', '/etc', '--version', '1.0.0'], 400],
    [['doctor', '--url', 'http://127.0.0.1:1'], 400],
    [[], 400],
  ])('what makes no sense from elsewhere: %j', async (args, status) => {
    const original = globalThis.fetch;
    let answered = 0;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await original(input, init);
      answered = answer.status;
      return answer;
    });
    const body = Buffer.from(JSON.stringify({ args }));
    await expect(sendRequest(by(team), 'POST', '/portal/commands', body, 'application/json')).rejects.toThrow(
      /\S/,
    );
    expect(answered).toBe(status);
  });
});

describe('a key of a team', () => {
  it('publishes no ownership, not even one that the owner signed', async () => {
    const [last = 0] = keptOwnerships(dist);
    const { apps } = earlierOwnership(dist, last);
    const document = signOwnership(apps, last, readSigningKey(OWNER_KEY));
    const before = served();

    expect(await answerTo(team, { args: ['ownership'], document })).toEqual([
      400,
      'A document belongs to `ownership --set` alone.',
    ]);
    expect(served()).toEqual(before);
  });

  it('says nothing with an empty request', async () => {
    expect(await answerTo(team, undefined)).toEqual([400, 'The request has no content.']);
  });

  it('signs for one portal: another one, to whom it is handed on, does not take it', async () => {
    const url = new URL('http://elsewhere.example/portal/commands');
    const headers = await signedHeaders('POST', url, Buffer.from('{"args":["status"]}'), team);
    const received = { method: 'POST', host: url.host, url: url.pathname, headers };

    expect(await signerOf(received)).toMatchObject({ publicKey: team.publicKey });
    expect(await signerOf({ ...received, host: 'here.example' })).toBeUndefined();
    // The address of a request may be a whole one, which says another host than `Host`.
    expect(await signerOf({ ...received, host: 'here.example', url: url.href })).toBeUndefined();
    expect(await signerOf({ ...received, host: 'here.example', url: url.href.slice(5) })).toBeUndefined();
  });

  it('cannot fill the memory of the portal with a file that grows when it is unpacked', async () => {
    const from = built('1.0.0');
    const tenth = gzipSync(Buffer.alloc(10_000_000));
    writeFileSync(path.join(from, 'home.js.gz'), Buffer.concat(Array.from({ length: 80 }, () => tenth)));
    const before = process.resourceUsage().maxRSS;

    expect(
      await run('push', 'loans', '--from', from, '--to', origin, '--key', file('team.key')),
    ).toMatchObject({
      code: 1,
      errors: expect.stringContaining('home.js.gz does not hold the bytes of home.js.') as string,
    });
    // In kilobytes; unpacked it has 800 MB.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(400_000);
  });

  it('leaves no more on the disk than a few uploads that nobody deployed', async () => {
    const original = globalThis.fetch;
    jest.spyOn(globalThis, 'fetch').mockImplementation(refusingCommands(original));
    for (let nth = 1; nth <= 10; nth += 1) await push(`1.${String(nth)}.0`);
    expect(await push('1.11.0')).toMatchObject({
      code: 1,
      errors: expect.stringContaining('mfe-loans has 10 uploads that nobody deployed') as string,
    });
    // One that was begun goes on.
    jest.mocked(globalThis.fetch).mockRestore();
    expect(await push('1.3.0')).toMatchObject({ code: 0, errors: '' });
    expect(await push('1.11.0')).toMatchObject({ code: 0, errors: '' });
  });

  it('cannot make everybody’s registry heavy with a long sentence', async () => {
    await push('1.0.0');
    expect(await asTeam('disable', 'loans', '--message', 'x'.repeat(501))).toMatchObject({
      code: 1,
      errors: '--message: at most 500 characters; every page gets them.\n',
    });
  });

  it('deploys what it pushed, though somebody else of the team pushes the same version', async () => {
    const original = globalThis.fetch;
    const other = built('1.0.0', { 'home.js': 'of somebody else' });
    rmSync(file('other'), { recursive: true, force: true });
    mkdirSync(file('other'));
    for (const each of filesBelow(other, { skipped: [] })) {
      mkdirSync(path.dirname(file(`other/${each}`)), { recursive: true });
      writeFileSync(file(`other/${each}`), readFileSync(path.join(other, each)));
    }
    let isOther = false;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      if (isCommand(input) && !isOther) {
        isOther = true;
        // Uploads at the same moment, and is killed before it deploys.
        jest.mocked(globalThis.fetch).mockImplementation(refusingCommands(original));
        await run('push', 'loans', '--from', file('other'), '--to', origin, '--key', file('team.key'));
      }
      return original(input, init);
    });
    expect(await push('1.0.0')).toMatchObject({ code: 0, errors: '' });
    expect(isOther).toBe(true);
    expect(readFileSync(path.join(dist, 'remotes/loans/1.0.0/home.js'), 'utf8')).not.toBe('of somebody else');
  });
});

const isCommand = (input: Parameters<typeof fetch>[0]) =>
  (input instanceof URL ? input.href : typeof input === 'string' ? input : input.url).endsWith(
    '/portal/commands',
  );

/** A job that is killed when everything is uploaded. */
const refusingCommands =
  (original: typeof fetch): typeof fetch =>
  (input, init) =>
    isCommand(input) ? Promise.reject(new TypeError('fetch failed')) : original(input, init);

describe('the owner of a portal, whose private key is not on the server,', () => {
  const next = 'next.key';
  let nextKey: SigningKey;
  beforeEach(async () => {
    rmSync(file(next), { force: true });
    nextKey = createSigningKey(file(next));
    await push('1.0.0');
    process.env['PORTAL_OWNER_KEY_FILE'] = file('nowhere.key');
  });
  afterEach(() => {
    delete process.env['PORTAL_OWNER_KEY_FILE'];
  });
  async function giveKeys(keys: readonly object[]): Promise<Ended> {
    const apps = JSON.parse((await run('ownership', '--dist', dist)).out) as Record<string, object>;
    writeFileSync(file('keys.json'), JSON.stringify({ ...apps, loans: { ...apps['loans'], keys } }));
    return run('ownership', '--set', file('keys.json'), '--portal', origin, '--key', OWNER_KEY);
  }

  it('removes no key whose releases are served, and nothing changes', async () => {
    const before = served();
    expect(await giveKeys([{ key: nextKey.publicKey }])).toMatchObject({
      code: 1,
      errors: expect.stringContaining('with `until`') as string,
    });
    expect(served()).toEqual(before);
    expect(await asTeam('disable', 'loans', '--message', 'Fermé')).toMatchObject({ code: 0 });
  });

  it('ends it, and the team goes on with another one', async () => {
    const ended = { key: team.publicKey, until: '2026-01-31' };
    expect(await giveKeys([ended, { key: nextKey.publicKey }])).toMatchObject({ code: 0, errors: '' });
    expect(await push('1.1.0')).toMatchObject({ code: 1 });
    expect(await push('1.1.0', next)).toMatchObject({ code: 0, errors: '' });
    expect(loans()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
  });

  it('removes it once the team has signed the same bytes anew', async () => {
    await giveKeys([{ key: team.publicKey }, { key: nextKey.publicKey }]);
    expect(await push('1.0.0', next)).toMatchObject({ code: 0, errors: '' });
    expect(await giveKeys([{ key: nextKey.publicKey }])).toMatchObject({ code: 0, errors: '' });
    expect(await as(next, 'disable', 'loans', '--message', 'Fermé')).toMatchObject({ code: 0 });
  });
});

describe('the owner of a portal', () => {
  it('takes the team from no app that is served', async () => {
    await push('1.0.0');
    const { loans: _, ...others } = JSON.parse((await run('ownership', '--dist', dist)).out) as Record<
      string,
      object
    >;
    writeFileSync(file('others.json'), JSON.stringify(others));
    expect(await run('ownership', '--set', file('others.json'), '--dist', dist)).toMatchObject({
      code: 1,
      errors: 'mfe-loans is served: leave it a team.\n',
    });
  });

  it('signs everything anew when the key is another one', async () => {
    await push('1.0.0');
    writeFileSync(file('all.json'), (await run('ownership', '--dist', dist)).out);
    rmSync(file('new-owner.key'), { force: true });
    process.env['PORTAL_OWNER_KEY'] = createSigningKey(file('new-owner.key')).publicKey;
    process.env['PORTAL_OWNER_KEY_FILE'] = file('new-owner.key');
    try {
      expect(await push('1.1.0')).toMatchObject({
        code: 1,
        errors: expect.stringContaining('is not signed by the owner of this portal.') as string,
      });
      expect(await run('ownership', '--set', file('all.json'), '--dist', dist)).toMatchObject({
        code: 0,
        errors: '',
      });
      expect(await push('1.1.0')).toMatchObject({ code: 0, errors: '' });
    } finally {
      delete process.env['PORTAL_OWNER_KEY'];
      delete process.env['PORTAL_OWNER_KEY_FILE'];
    }
  });

  it('keeps the ownership when its file is lost: the history has it', async () => {
    rmSync(path.join(dist, 'ownership.json'));
    expect(await push('1.0.0')).toMatchObject({ code: 0, errors: '' });
    expect((await run('ownership', '--dist', dist)).out).toContain('team-loans');
  });

  it('may not have files of the server read by what is no document', async () => {
    const owner = readSigningKey(OWNER_KEY);
    expect(
      await answerTo(owner, { args: ['ownership', '--set', file('ownership.json')], document: null }),
    ).toEqual([400, 'The edited ownership has to come with the command, signed by the owner.']);
  });

  it('hands a path over in one edit, without a gap, and takes it back', async () => {
    const claims = [{ paths: ['/loans/*', '/affiliations'], roles: ['ADMIN', 'DIRECTOR', 'AGENT'] }];
    const from = file('built/loans/3.0.0');
    mkdirSync(from, { recursive: true });
    const taken = { ...OF_LOANS, path: '/affiliations', roles: ['ADMIN', 'DIRECTOR'] };
    putRelease(from, { name: 'loans', version: '3.0.0', says: { routes: [OF_LOANS, taken] } });
    const args = ['push', 'loans', '--from', from, '--to', origin, '--key', file('team.key')];
    expect(await run(...args)).toMatchObject({ code: 1 });
    expect(await run(...args, '--ahead-of-ownership')).toMatchObject({ code: 0 });

    expect(await own({ claims, keys: [{ key: team.publicKey }] })).toMatchObject({
      code: 1,
      errors: expect.stringContaining('gives /affiliations') as string,
    });
    const { admin } = JSON.parse((await run('ownership', '--dist', dist)).out) as Record<string, object>;
    const without = { ...admin, claims: [{ paths: ['/usersList', '/user/*'], roles: ['ADMIN'] }] };
    expect(await own({ claims, keys: [{ key: team.publicKey }] }, { admin: without })).toMatchObject({
      code: 0,
    });
    const now = readServed(dist)?.remotes;
    expect(now?.['loans']?.claims).toEqual(claims);
    expect(now?.['admin']?.claims).not.toEqual(claims);

    const { data } = {
      data: JSON.parse((await run('ownership', '--dist', dist, '--json')).out) as { serial: number },
    };
    expect(await run('ownership', '--rollback', String(data.serial - 1), '--dist', dist)).toMatchObject({
      code: 0,
    });
    expect(readServed(dist)?.remotes['loans']?.claims).not.toEqual(claims);
  });

  it('sends the edited document itself: no file of the server is read', async () => {
    const address = {
      origin,
      key: readSigningKey(path.resolve(__dirname, '../../../.cache/keys/owner.key')),
    };
    const body = Buffer.from(JSON.stringify({ args: ['ownership', '--set', file('ownership.json')] }));
    await expect(sendRequest(address, 'POST', '/portal/commands', body, 'application/json')).rejects.toThrow(
      'The edited ownership has to come with the command, signed by the owner.',
    );
  });

  it('does the same from elsewhere, with the owner’s key', async () => {
    const ownerKey = path.resolve(__dirname, '../../../.cache/keys/owner.key');
    writeFileSync(
      file('edited.json'),
      (await run('ownership', '--dist', dist)).out.replace('team-loans', 'team-prets'),
    );
    const to = ['--portal', origin, '--key', ownerKey];

    expect(await run('ownership', '--set', file('edited.json'), ...to)).toMatchObject({ code: 0 });
    expect((await run('ownership', ...to)).out).toContain('team-prets');
    expect(await fetch(`${origin}/ownership.json`).then((answer) => answer.text())).toContain('team-prets');
  });
});

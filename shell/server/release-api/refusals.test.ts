import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { putRelease } from '@portal/release/test/release-samples';
import { sendRequest, type PortalAddress } from '@portal/release/sign/send-request';
import { createSigningKey, readSigningKey, type SigningKey } from '@portal/release/sign/signing-key';
import { OF_LOANS, sceneOfReleaseApi } from '../test/release-api-scene';

const scene = sceneOfReleaseApi();
const { file, listen, run, asTeam, as, own, push, served, expectRefusal } = scene;

describe('the portal refuses, and nothing that is served changes,', () => {
  /** An address and key for requests by hand. */
  const by = (key: SigningKey): PortalAddress => ({ origin: scene.origin, key });

  it('a key that it does not know', () =>
    expectRefusal(
      () => push('1.0.0', 'stranger.key'),
      `This portal does not know the key ${readSigningKey(file('stranger.key')).publicKey}: give this line, its public half, to the owner of the portal, who adds it to your app (\`portal ownership --set\`).`,
    ));

  it('before a file is sent, what its description shows: a used version, a path of others, an older shell', async () => {
    await push('1.0.0');
    const from = file('built/loans/2.0.0');
    const described = (version: string, says: object) => {
      rmSync(from, { recursive: true, force: true });
      mkdirSync(from, { recursive: true });
      putRelease(from, { name: 'loans', version, says: { routes: [OF_LOANS], ...says } });
    };
    const sent = jest.spyOn(globalThis, 'fetch');
    const refused = async () => {
      const { code, errors } = await run(
        ...['push', 'loans', '--from', from, '--portal', scene.origin, '--key', file('team.key')],
      );
      expect(code).toBe(1);
      return errors;
    };
    described('1.0.0', { requires: { contract: 1, kit: '^1.0.1', react: '^19.0.0' } });
    expect(await refused()).toContain('mfe-loans 1.0.0 is deployed already with other bytes');
    described('2.0.0', { routes: [{ ...OF_LOANS, path: '/usersList' }] });
    expect(await refused()).toContain('It claims /usersList for AGENT');
    described('2.0.0', { requires: { contract: 1, kit: '^1.99.0', react: '^19.0.0' } });
    expect(await refused()).toContain('Deploy the shell first, or add --ahead-of-shell');
    expect(sent.mock.calls.map(([, init]) => init?.method)).toEqual(['POST', 'POST', 'POST']);
  });

  it('the key of another team', async () => {
    await push('1.0.0');
    const other = createSigningKey(file(`other-${String(Date.now())}.key`));
    await own(
      { keys: [{ key: scene.team.publicKey, name: 'CI' }] },
      {
        partners: {
          owner: 'team-partners',
          claims: [{ paths: ['/partners/*'], roles: ['AGENT'] }],
          keys: [{ key: other.publicKey }],
        },
      },
    );
    const key = readdirSync(scene.folder).find((each) => each.startsWith('other-')) ?? '';
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
    writeFileSync(file('mine.json'), (await run('ownership', '--dist', scene.dist)).out);
    await expectRefusal(() => asTeam('ownership', '--set', file('mine.json')), denied);
  });

  it('a key that has ended', async () => {
    await own({ keys: [{ key: scene.team.publicKey, name: 'CI', until: '2026-01-31' }] });
    await expectRefusal(
      () => push('1.0.0'),
      'The key of team-loans is good until 2026-01-31 only: it has ended.',
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
      const answer = await original(`${scene.origin}/portal/commands`, { ...recorded, signal: null });
      return { status: answer.status, said: await answer.text() };
    };
    const said = '{"ok":false,"error":"The same request was sent before: it is not carried out twice."}';
    expect(await replay()).toEqual({ status: 409, said });
    // A restart forgets nothing.
    const { port } = new URL(scene.origin);
    await scene.host.app.close();
    await listen(Number(port));
    // The first may still find a connection to the process that has ended.
    expect(await replay().catch(replay)).toEqual({ status: 409, said });
    expect(served()).toEqual(before);
  });

  it('a request for another portal, and one that nobody signed', async () => {
    const elsewhere = { ...by(scene.team), origin: scene.origin.replace('127.0.0.1', 'localhost') };
    const original = globalThis.fetch;
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation((_input, init) => original(`${scene.origin}/portal/commands`, init));
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

    const answer = await fetch(`${scene.origin}/portal/commands`, { method: 'POST', body: '{}' });
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
    await expect(
      sendRequest(by(scene.team), 'POST', '/portal/commands', body, 'application/json'),
    ).rejects.toThrow(/\S/);
    expect(answered).toBe(status);
  });
});

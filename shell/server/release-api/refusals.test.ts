import { writeFileSync } from 'node:fs';
import { readSigningKey } from '@portal/release/sign/signing-key';
import { OF_LOANS, sceneOfReleaseApi } from '../test/release-api-scene';

const scene = sceneOfReleaseApi();
const { answerTo, asTeam, built, expectRefusal, file, listen, own, push, run, served } = scene;

describe('the portal refuses, and nothing that is served changes,', () => {
  it('a key that it does not know', () =>
    expectRefusal(
      () => push('1.0.0', 'stranger.key'),
      `This portal does not know the key ${readSigningKey(file('stranger.key')).publicKey}: give this line, its public half, to the owner of the portal, who adds it to your app (\`portal ownership --set\`).`,
    ));

  it('before a file is sent, what its description shows', async () => {
    const from = built('2.0.0', [{ ...OF_LOANS, path: '/usersList' }]);
    const sent = jest.spyOn(globalThis, 'fetch');
    const { errors } = await asTeam('push', 'loans', '--from', from);
    expect(errors).toContain('It claims /usersList for AGENT');
    expect(sent.mock.calls.map(([, init]) => init?.method)).toEqual(['POST']);
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

  it('a request that nobody signed', async () => {
    const answer = await fetch(`${scene.origin}/portal/commands`, { method: 'POST', body: '{}' });
    expect([answer.status, await answer.json()]).toEqual([
      401,
      {
        ok: false,
        error: 'The request is not signed, or was signed too long ago, or changed on its way.',
      },
    ]);
  });

  it('what makes no sense from elsewhere', async () => {
    const asked: readonly (readonly [readonly string[], number])[] = [
      [['build', 'loans'], 400],
      [['status', '--dist', '/etc'], 400],
      [['deploy', 'loans'], 400],
      [['deploy', 'loans', '--version', '9.9.9'], 409],
      [['deploy', 'loans', '--from', '/etc', '--version', '1.0.0'], 400],
      [['doctor', '--url', 'http://127.0.0.1:1'], 400],
      [[], 400],
    ];
    for (const [args, status] of asked)
      expect([args, await answerTo(scene.team, { args })]).toEqual([
        args,
        [status, expect.stringMatching(/\S/)],
      ]);
  });
});

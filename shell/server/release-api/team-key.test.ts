import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { earlierOwnership, keptOwnerships, signOwnership } from '@portal/release/sign/ownership-document';
import { signedHeaders, signerOf } from '@portal/release/sign/request-signature';
import { putShell } from '@portal/release/test/release-samples';
import { readSigningKey } from '@portal/release/sign/signing-key';
import { readServed } from '@portal/release/registry/stored-registries';
import { OWNER_KEY, refusingCommands, sceneOfReleaseApi } from '../test/release-api-scene';

const scene = sceneOfReleaseApi();
const { file, as, asTeam, built, push, answerTo, served } = scene;

describe('a key of a team', () => {
  it('publishes no ownership, not even one that the owner signed', async () => {
    const [last = 0] = keptOwnerships(scene.dist);
    const { apps } = earlierOwnership(scene.dist, last);
    const document = signOwnership(apps, last, readSigningKey(OWNER_KEY));
    const before = served();

    expect(await answerTo(scene.team, { args: ['ownership'], document })).toEqual([
      400,
      'A document comes with `ownership --set`, signed by the owner, and with nothing else.',
    ]);
    expect(served()).toEqual(before);
  });

  it('releases no shell, which is the owner’s', async () => {
    const from = putShell(file('shell'), { version: '1.1.0' });
    const before = served();
    expect(await asTeam('push', 'shell', '--from', from)).toMatchObject({
      code: 1,
      errors: expect.stringContaining('shell is not an app of team-loans (CI)') as string,
    });
    for (const command of [
      ['rollback', 'shell'],
      ['promote', 'shell'],
      ['canary', 'shell', '--percent', '0'],
    ])
      expect(await answerTo(scene.team, { args: command })).toEqual([
        403,
        expect.stringContaining('shell is not an app of team-loans (CI)'),
      ]);
    expect(served()).toEqual(before);
    expect(await as(OWNER_KEY, 'push', 'shell', '--from', from)).toMatchObject({ code: 0 });
    expect(readServed(scene.dist)?.shell).toMatchObject({ stable: '1.1.0' });
  });

  it('signs for one portal: another one, to whom it is handed on, does not take it', async () => {
    const url = new URL('http://elsewhere.example/portal/commands');
    const headers = await signedHeaders('POST', url, Buffer.from('{"args":["status"]}'), scene.team);
    const received = { method: 'POST', host: url.host, url: url.pathname, headers };

    expect(await signerOf(received)).toMatchObject({ publicKey: scene.team.publicKey });
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

    expect(await asTeam('push', 'loans', '--from', from)).toMatchObject({
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
});

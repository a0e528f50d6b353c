import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '@portal/registry/read-registry';
import { partFor } from '@portal/registry/registry-part';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { promote } from './change-app';
import { putBuild } from '../../test/release-samples';
import { readServed } from '../registry/written-registry';

const DAY_MS = 24 * 60 * 60_000;
const scene = sceneOfDeployments();
const { built, deploy, expectRefusal, inDist, uploaded } = scene;
const agent = () => scene.agent;

describe('deploying a release', () => {
  it('gives it to everyone, with the one before to fall back to, and keeps it from the workspace', async () => {
    const { data } = await deploy('1.1.0');

    expect(agent()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'], pinned: true });
    expect(data).toMatchObject({ remote: 'agent', version: '1.1.0', serial: 3 });
    expect(readRegistry(JSON.parse(scene.registryText)).refused).toEqual([]);
  });

  it('puts the source maps where nobody is served them', () => {
    expect(uploaded()).toEqual(['1.0.0']);
    expect(existsSync(inDist('remotes/agent/1.0.0/maps'))).toBe(false);
    expect(existsSync(inDist('maps/remotes/agent/1.0.0/remoteEntry.js.map'))).toBe(true);
  });

  it('lists the first release of an app as a preview, of which nobody hears until it is given', async () => {
    const { lines } = await deploy('1.0.0', { name: 'public' }, { isPreview: true });
    expect(lines[0]).toContain('?mfe=public@1.0.0');
    await deploy('1.0.1', { name: 'public' }, { isPreview: true });
    const seenBy = (role: 'AGENT' | 'ADMIN') => partFor(JSON.parse(scene.registryText), role);
    expect(seenBy('AGENT')).not.toHaveProperty('remotes.public');
    expect(seenBy('ADMIN')).toHaveProperty('remotes.public.previews', ['1.0.1', '1.0.0']);
    const { registry } = readRegistry(JSON.parse(scene.registryText));
    expect(registry.remotes['public']).toMatchObject({ stable: '1.0.1', ladder: ['1.0.1'] });

    expect((await promote(scene.change('public'), '1.0.1')).lines[0]).toContain('before it was for nobody');
    expect(readServed(scene.dist)?.remotes['public']).toMatchObject({
      stable: '1.0.1',
      ladder: ['1.0.1'],
      previews: ['1.0.0'],
      disabled: false,
    });
  });

  it('keeps ten releases and a month of them, and removes the rest', async () => {
    for (let minor = 3; minor < 12; minor += 1) {
      const version = `1.${String(minor)}.0`;
      const age = new Date(Date.now() - (60 - minor) * DAY_MS);
      putBuild(scene.dist, { version });
      utimesSync(inDist(`remotes/agent/${version}`), age, age);
      mkdirSync(inDist(`maps/remotes/agent/${version}`), { recursive: true });
    }
    const { data } = await deploy('1.12.0');

    expect(uploaded()).toHaveLength(10);
    expect(data['removed']).toEqual(['agent 1.3.0']);
    expect(existsSync(inDist('maps/remotes/agent/1.3.0'))).toBe(false);
  });
});

// Every reason: `decide/decide-deployment.test.ts`.
describe('a deployment that is refused', () => {
  it.each([
    ['an entry over its budget', { files: { 'remoteEntry.js': noise(7_500) } }, /The entry weighs 7\.\d kB/],
    [
      'the description of another version',
      { says: { version: '1.2.0' } },
      'has the version 1.2.0, not 1.1.0',
    ],
    ['no form', { says: { pages: 'none' } }, 'is not the description of a release: agent 1.1.0'],
    ['another origin', { says: { base: 'https://elsewhere.example/' } }, '/remotes/agent/1.1.0/'],
  ])('%s', async (_what, sample, reason) => {
    await expectRefusal(() => deploy('1.1.0', sample), reason);
  });

  it('a version whose files on the disk were changed since', async () => {
    writeFileSync(inDist('remotes/agent/1.0.0/home.js'), 'tampered');
    await expectRefusal(
      () => deploy('1.0.0'),
      'its files on the disk were changed since: take a new version.',
    );
  });

  it.each([
    ['home.js is missing', 'home.js', undefined, 'home.js is missing.'],
    ['home.js was changed after the build', 'home.js', 'other', 'home.js is not the file that was built.'],
    [
      'a compressed file holds something else',
      'home.js.br',
      'no brotli',
      'home.js.br does not hold the bytes of home.js.',
    ],
    ['a file belongs to nobody', 'stray.js', 'stray', 'stray.js is not a file of the release.'],
  ])('%s', async (_what, file, content, reason) => {
    const spoil = (step: string) => {
      const target = path.join(built, 'agent/1.1.0', file);
      if (!step.startsWith('Checking')) return;
      if (content === undefined) rmSync(target);
      else writeFileSync(target, content);
    };
    await expectRefusal(() => deploy('1.1.0', {}, { onStep: spoil }), reason);
  });

  it('a remote that the policy does not know', async () => {
    await expectRefusal(
      () => deploy('1.0.0', { name: 'partners' }),
      'No team owns mfe-partners: `portal ownership` says who owns what, and --set changes it.',
    );
  });

  it('a shell that does not say what it provides', async () => {
    writeFileSync(inDist('shell.json'), '{"schema":1}');
    await expectRefusal(() => deploy('1.1.0'), 'shell.json does not say what the shell provides');
  });

  it.each(['Uploading', 'Verifying', 'Pointing'])('an end while it is %s', async (moment) => {
    const end = (step: string) => {
      if (step.startsWith(moment)) throw new Error('The power went.');
    };
    await expectRefusal(() => deploy('1.1.0', {}, { onStep: end }), 'The power went.');
  });
});

/** Incompressible text of about the given size. */
function noise(bytes: number): string {
  return `//${randomBytes(bytes).toString('base64')}`;
}

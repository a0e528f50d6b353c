import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { partFor } from '@portal/registry/registry-part';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { putBuild, putVerified, type ReleaseSample } from '../../test/release-samples';
import { history } from '../inspect/history';
import { status } from '../inspect/status';
import { originOf, readProvenance } from '../registry/release-facts';
import { removeRelease } from '../registry/release-folders';
import { readServed } from '../registry/stored-registries';
import { promoting, rollingBack } from './decide/operate';

const CLEAN = {
  commit: '3f9a2c1b44aa3f9a2c1b44aa3f9a2c1b44aa3f9a',
  dirty: false,
  builder: '@portal/remote-sdk@1.0.0',
  inputs: 'ab'.repeat(32),
};
const DIRTY = { ...CLEAN, dirty: true };
const from = (provenance: object) => ({ says: { provenance } });
const NOWHERE = { url: 'http://127.0.0.1:9' };

const scene = sceneOfDeployments();
const { built, deploy, expectRefusal, inDist, uploaded } = scene;

describe('deploying a release', () => {
  it('gives it to everyone, its source maps to nobody, and says where it comes from, also later', async () => {
    const { lines, data } = await deploy('1.1.0', from(DIRTY));
    expect(scene.agent).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'], pinned: true });
    expect(data).toMatchObject({ remote: 'agent', version: '1.1.0', serial: 3, provenance: DIRTY });
    expect(lines).toContain('It was built from commit 3f9a2c1b44aa, AND CHANGES THAT ARE IN NO COMMIT.');
    expect(existsSync(inDist('remotes/agent/1.1.0/maps'))).toBe(false);
    expect(existsSync(inDist('maps/remotes/agent/1.1.0/remoteEntry.js.map'))).toBe(true);

    await deploy('1.2.0', from(CLEAN));
    expect(status(scene.dist).lines.join('\n')).toMatch(
      /agent \(team-agent\)[^]+ {2}1\.2\.0: commit 3f9a2c1b44aa, signed by the owner of the portal, 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC/,
    );
    await deploy('1.3.0', from(CLEAN), { options: ['preview'] });
    await scene.apply(promoting(undefined));
    removeRelease(scene.dist, 'agent', '1.1.0');
    const told = history(scene.dist).lines.join('\n');
    // Listed as a preview, and given to everyone.
    expect(told.match(/agent 1\.3\.0: commit 3f9a2c1b44aa/g)).toHaveLength(2);
    expect(told).toContain(
      'agent: 1.0.0 → 1.1.0\n      agent 1.1.0: commit 3f9a2c1b44aa, AND CHANGES THAT ARE IN NO COMMIT, signed by the owner of the portal',
    );
  });

  it('lists the first release of an app as a preview, of which nobody hears until it is given', async () => {
    const options = { options: ['preview'] };
    await deploy('1.0.0', { name: 'public' }, options);
    const { lines } = await deploy('1.0.1', { name: 'public' }, options);
    expect(lines[0]).toContain('?mfe=public@1.0.1');
    const seenBy = (role: 'AGENT' | 'ADMIN') => partFor(JSON.parse(scene.registryText), role);
    expect(seenBy('AGENT')).not.toHaveProperty('remotes.public');
    expect(seenBy('ADMIN')).toHaveProperty('remotes.public.previews', ['1.0.1', '1.0.0']);

    expect((await scene.apply(promoting('1.0.1'), 'public')).lines[0]).toContain('before it was for nobody');
    const given = { stable: '1.0.1', ladder: ['1.0.1'], previews: ['1.0.0'], disabled: false };
    expect(readServed(scene.dist)?.remotes['public']).toMatchObject(given);
  });
});

// Every other reason: `decide/decide-deployment.test.ts`.
describe('a deployment is refused', () => {
  it.each<[string, ReleaseSample, string | RegExp]>([
    [
      '1.1.0',
      { files: { 'remoteEntry.js': `//${randomBytes(7_500).toString('base64')}` } },
      /weighs 7\.\d kB/,
    ],
    ['1.1.0', { says: { version: '1.2.0' } }, 'has the version 1.2.0, not 1.1.0'],
    ['1.1.0', { says: { pages: 'none' } }, 'is not the description of a release: agent 1.1.0'],
    [
      '1.0.0',
      { name: 'partners' },
      'No team owns mfe-partners: `portal ownership` says who owns what, and --set changes it.',
    ],
  ])('for what its description shows: %s %j', async (version, sample, reason) => {
    await expectRefusal(() => deploy(version, sample), reason);
  });

  it.each<[string, string | undefined, string]>([
    ['home.js', undefined, 'home.js is missing.'],
    ['home.js', 'other', 'home.js is not the file that was built.'],
    ['home.js.br', 'no brotli', 'home.js.br does not hold the bytes of home.js.'],
    ['stray.js', 'stray', 'stray.js is not a file of the release.'],
  ])('for a file that was changed after the build: %s %s', async (file, content, reason) => {
    const onStep = (step: string) => {
      const target = path.join(built, 'agent/1.1.0', file);
      if (!step.startsWith('Checking')) return;
      if (content === undefined) rmSync(target);
      else writeFileSync(target, content);
    };
    await expectRefusal(() => deploy('1.1.0', {}, { onStep }), reason);
  });
});

describe('deploying again', () => {
  it('changes nothing when everyone has the same bytes', async () => {
    await deploy('1.1.0');
    const before = scene.registryText;
    const { data, lines } = await deploy('1.1.0');
    expect(lines[0]).toBe('mfe-agent 1.1.0 was there already, with the same bytes.');
    expect(lines.at(-1)).toBe('Registry 3 says so already: nothing to change.');
    expect(data).toMatchObject({ changed: false, serial: 3 });
    expect((await deploy('1.1.0', {}, { options: ['preview'] })).data).toMatchObject({ changed: false });
    expect(scene.registryText).toBe(before);
  });

  it('removes no bytes that browsers may have, when it fails', async () => {
    await deploy('1.1.0');
    await scene.apply(rollingBack(undefined));
    await expectRefusal(() => deploy('1.1.0', {}, NOWHERE), 'is a portal running there?');
    expect(uploaded()).toEqual(['1.0.0', '1.1.0']);
  });

  it.each<[string, ReleaseSample]>([
    ['other bytes', { files: { 'home.js': 'other' } }],
    ['a description that is not whole', { says: { pages: 'none' } }],
  ])('replaces %s that nobody had, also if they were verified', async (_what, sample) => {
    const left = { ...sample, version: '1.1.0' };
    if (sample.files) putVerified(scene.dist, left);
    else putBuild(scene.dist, left);
    for (const folder of ['remotes', 'maps/remotes']) mkdirSync(inDist(`${folder}/agent/.upload-1.1.0-99`));
    await deploy('1.1.0');
    expect(scene.agent).toMatchObject({ stable: '1.1.0' });
    expect(uploaded()).toEqual(['1.0.0', '1.1.0']);
    expect(readdirSync(inDist('maps/remotes/agent')).sort()).toEqual(['1.0.0', '1.1.0']);
    expect(readFileSync(inDist('remotes/agent/1.1.0/home.js'), 'utf8')).toBe('export const home = "1.1.0";');
  });

  it('is left to who took the lock over from a deployment that stood still', async () => {
    const onStep = (step: string) => {
      if (step.startsWith('Verifying')) writeFileSync(inDist('.release.holder.json'), '{"id":"other"}');
    };
    await expect(deploy('1.1.0', {}, { onStep })).rejects.toThrow(
      'Another command took over the lock. Nothing was changed.',
    );
    expect(uploaded()).toEqual(['1.0.0', '1.1.0']);
    expect(scene.agent).toMatchObject({ stable: '1.0.0' });
  });
});

const told = (provenance: object) => originOf(readProvenance(provenance, 'agent 1.1.0'));

it.each([
  ['commit', { commit: `${CLEAN.commit}\u001B[2J` }],
  ['builder', { builder: 'a preset\nof mine' }],
  ['hash', { inputs: `${CLEAN.inputs.slice(4)}\u001B[2J` }],
])('an origin says nothing to a terminal: %s', (what, said) => {
  expect(() => told({ ...CLEAN, ...said })).toThrow(what);
});

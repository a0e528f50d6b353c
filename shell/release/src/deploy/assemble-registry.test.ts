import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { readRegistry } from '@portal/registry/read-registry';
import { putBuild, putVersions, sceneOfDist } from '../../test/release-samples';
import { digestOf } from '../registry/built-release';
import { readServed } from '../registry/stored-registries';
import { assembleRegistry } from './assemble-registry';

const scene = sceneOfDist();
const { inDist } = scene;

const pointAt = (version: string, name = 'agent') =>
  assembleRegistry({ dist: scene.dist, current: [{ name, version }] });
const build = (...versions: readonly string[]) => putVersions(scene.dist, versions);
/** Builds and registers a version of an app that says something else of itself. */
function buildOther(says: object, name = 'agent') {
  putBuild(scene.dist, { name, says });
  return pointAt('1.0.0', name);
}
const route = { path: '/agent/home', page: 'home', title: 'x', roles: ['AGENT'], access: 'signed-in' };

describe('assembling the registry', () => {
  it('points at a release, in a form the browser accepts, with two whole ones below', async () => {
    await build('1.0.0', '1.1.0', '1.2.0', '1.3.0');
    expect(scene.agent).toMatchObject({ owner: 'team-agent', ladder: ['1.3.0', '1.2.0', '1.1.0'] });
    rmSync(inDist('remotes/agent/1.2.0/home.js'));
    await build('1.4.0');
    expect(scene.agent?.ladder).toEqual(['1.4.0', '1.3.0', '1.1.0']);
    expect(readRegistry(JSON.parse(scene.registryText)).refused).toEqual([]);
  });

  it('writes nothing when nothing changed, and keeps every registry it ever wrote', async () => {
    await build('1.0.0');
    const before = JSON.parse(scene.registryText) as unknown;
    await pointAt('1.0.0');
    await build('1.1.0');

    expect(readdirSync(inDist('remotes/.history')).sort()).toEqual(['1.json', '2.json']);
    const kept: unknown = JSON.parse(readFileSync(inDist('remotes/.history/1.json'), 'utf8'));
    expect(kept).toMatchObject({ cause: 'build of the workspace', registry: before });
  });

  it('leaves other remotes as they are, and goes on counting when another layout is replaced', async () => {
    await build('1.0.0');
    await assembleRegistry({ dist: scene.dist, current: [] });
    expect(scene.agent?.stable).toBe('1.0.0');
    writeFileSync(inDist('remotes.json'), '{"schema":1}');
    expect((await pointAt('1.0.0')).serial).toBe(2);
  });

  it('removes the builds that nobody falls back to any more, nor did in the last three registries', async () => {
    const versions = Array.from({ length: 7 }, (_, index) => `0.1.0-00000000a${String(index)}`);
    await build(...versions);
    expect(readdirSync(inDist('remotes/agent')).sort()).toEqual(versions.slice(2));
  });

  it.each<[object, string]>([
    [
      { routes: [{ ...route, path: '/login', access: 'public' }] },
      'mfe-agent is refused. It claims /login for AGENT, which the portal does not give it.',
    ],
    [
      { routes: [{ ...route, description: 'x'.repeat(80) }] },
      'mfe-agent is refused. It describes /agent/home, which a visitor cannot open',
    ],
    [{ integrity: {} }, 'remoteEntry.js'],
  ])('refuses a release that says %j, and changes nothing', async (says, reason) => {
    await expect(buildOther(says)).rejects.toThrow(reason);
    expect(existsSync(inDist('remotes.json'))).toBe(false);
  });

  it('leaves descriptions out, which every visit would wait for and only search engines read', async () => {
    const description = 'Ce que la page dit aux moteurs de recherche, en une phrase.';
    const legal = { ...route, path: '/legal', roles: ['VISITOR'], access: 'public', description };
    await buildOther({ routes: [legal] }, 'public');
    expect(scene.registryText).toContain('"/legal"');
    expect(scene.registryText).not.toContain('moteurs');
  });

  it('declares the routes of the stable release, and gives the digest of the description of each', async () => {
    await build('1.0.0', '1.1.0');
    const { versions } = scene.agent ?? {};
    expect(Object.keys(versions?.['1.1.0'] ?? {})).toEqual([
      ...['requires', 'digest', 'routes', 'menu', 'signature'],
    ]);
    expect(versions?.['1.0.0']).toEqual({
      requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0' },
      digest: digestOf(readFileSync(inDist('remotes/agent/1.0.0/remote.json'))),
      signature: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/) as string,
    });
  });

  it('carries the files of the stable release that a visitor opens, and of no other', async () => {
    await putVersions(scene.dist, ['1.0.0', '1.1.0'], { names: ['public'] });
    const versions = readServed(scene.dist)?.remotes['public']?.versions;
    expect(versions?.['1.1.0']?.description).toMatchObject({ entry: 'remoteEntry.js' });
    expect(versions?.['1.0.0']).not.toHaveProperty('description');
  });
});

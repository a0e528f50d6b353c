import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '@portal/registry/read-registry';
import { assembleRegistry } from './assemble-registry';
import { digestOf } from '../registry/built-release';
import { disable, unpin } from './change-app';
import { putBuild, putVersions, sceneOfDist } from '../../test/release-samples';
import type { WrittenEntry, WrittenRegistry } from '../registry/written-registry';

const scene = sceneOfDist();

const release = (version: string, says: object = {}, name = 'agent') => {
  putBuild(scene.dist, { name, version, says });
};
const pointAt = (version: string, name = 'agent') =>
  assembleRegistry({ dist: scene.dist, current: [{ name, version }] });
const served = () => scene.registryText;
const agentOf = ({ remotes }: WrittenRegistry): WrittenEntry | undefined => remotes['agent'];

const build = (...versions: readonly string[]) => putVersions(scene.dist, versions);

describe('assembling the registry', () => {
  it('points at a release, in a form the browser accepts', async () => {
    await build('1.0.0');
    const { registry, refused } = readRegistry(JSON.parse(served()));

    expect(refused).toEqual([]);
    expect(registry.remotes['agent']).toMatchObject({ stable: '1.0.0', owner: 'team-agent' });
  });

  it('keeps the last two releases below the new one', async () => {
    await build('1.0.0', '1.1.0', '1.2.0', '1.3.0');
    const registry = await pointAt('1.3.0');

    expect(agentOf(registry)?.ladder).toEqual(['1.3.0', '1.2.0', '1.1.0']);
    expect(registry.serial).toBe(4);
  });

  it('does not fall back to a release that has lost a file', async () => {
    await build('1.0.0', '1.1.0');
    rmSync(path.join(scene.dist, 'remotes/agent/1.0.0/home.js'));
    release('1.2.0');

    expect(agentOf(await pointAt('1.2.0'))?.ladder).toEqual(['1.2.0', '1.1.0']);
  });

  it('writes nothing when nothing changed, and keeps every registry it ever wrote', async () => {
    await build('1.0.0');
    const before = JSON.parse(served()) as unknown;
    await pointAt('1.0.0');
    await build('1.1.0');

    const history = path.join(scene.dist, 'remotes/.history');
    expect(readdirSync(history).sort()).toEqual(['1.json', '2.json']);
    expect(JSON.parse(readFileSync(path.join(history, '1.json'), 'utf8'))).toMatchObject({
      cause: 'build of the workspace',
      registry: before,
    });
  });

  it('leaves the other remotes as they are', async () => {
    await build('1.0.0');
    const registry = await assembleRegistry({ dist: scene.dist, current: [] });

    expect(agentOf(registry)?.stable).toBe('1.0.0');
  });

  it('removes the builds that nobody falls back to any more, nor did in the last three registries', async () => {
    const versions = Array.from({ length: 7 }, (_, index) => `0.1.0-00000000a${String(index)}`);
    await build(...versions);

    expect(readdirSync(path.join(scene.dist, 'remotes/agent')).sort()).toEqual(versions.slice(2));
  });

  it('leaves a remote alone that an operator pinned, until it is unpinned', async () => {
    await build('1.0.0');
    await disable({ dist: scene.dist, name: 'agent', cause: 'disable agent' }, 'Bientôt.');
    release('1.1.0');

    expect(agentOf(await pointAt('1.1.0'))?.stable).toBe('1.0.0');

    await unpin({ dist: scene.dist, name: 'agent', cause: 'unpin agent' });

    expect(agentOf(await pointAt('1.1.0'))?.stable).toBe('1.1.0');
  });

  it('refuses a release that claims what is not its own, and changes nothing', async () => {
    release('1.0.0', {
      routes: [{ path: '/login', page: 'home', title: 'x', roles: ['AGENT'], access: 'public' }],
    });

    await expect(pointAt('1.0.0')).rejects.toThrow(
      'mfe-agent claims /login for AGENT, which the portal does not give it.',
    );
    expect(existsSync(path.join(scene.dist, 'remotes.json'))).toBe(false);
  });

  it('refuses a release that describes a page which nobody is to find, and changes nothing', async () => {
    const route = { path: '/agent/home', page: 'home', title: 'x', roles: ['AGENT'], access: 'signed-in' };
    release('1.0.0', { routes: [{ ...route, description: 'x'.repeat(80) }] });

    await expect(pointAt('1.0.0')).rejects.toThrow(
      'mfe-agent: It describes /agent/home, which a visitor cannot open',
    );
    expect(existsSync(path.join(scene.dist, 'remotes.json'))).toBe(false);
  });

  it('leaves descriptions out, which every visit would wait for and only search engines read', async () => {
    const description = 'Ce que la page dit aux moteurs de recherche, en une phrase.';
    const route = { path: '/legal', page: 'home', title: 'x', roles: ['VISITOR'], access: 'public' };
    release('1.0.0', { routes: [{ ...route, description }] }, 'public');
    await pointAt('1.0.0', 'public');

    expect(served()).toContain('"/legal"');
    expect(served()).not.toContain('moteurs');
  });

  it('declares the routes of the stable release, and gives the digest of the description of each', async () => {
    await build('1.0.0', '1.1.0');
    const versions = agentOf(await pointAt('1.1.0'))?.versions ?? {};
    const file = readFileSync(path.join(scene.dist, 'remotes/agent/1.0.0/remote.json'));

    expect(Object.keys(versions['1.1.0'] ?? {})).toEqual([
      ...['requires', 'digest', 'routes', 'menu', 'signature'],
    ]);
    expect(versions['1.0.0']).toEqual({
      requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0' },
      digest: digestOf(file),
      signature: expect.stringMatching(/^[A-Za-z0-9+/]{86}==$/) as string,
    });
  });

  it('carries the files of the stable release that a visitor opens, and of no other', async () => {
    for (const version of ['1.0.0', '1.1.0']) {
      release(version, {}, 'public');
      await pointAt(version, 'public');
    }
    const registry = await assembleRegistry({ dist: scene.dist, current: [] });
    const versions = registry.remotes['public']?.versions;

    expect(versions?.['1.1.0']?.description).toMatchObject({ entry: 'remoteEntry.js' });
    expect(versions?.['1.0.0']).not.toHaveProperty('description');
  });

  it('goes on counting when the registry of another layout is replaced', async () => {
    await build('1.0.0');
    writeFileSync(path.join(scene.dist, 'remotes.json'), '{"schema":1}');

    expect((await pointAt('1.0.0')).serial).toBe(2);
  });

  it('refuses a release without integrity', async () => {
    release('1.0.0', { integrity: {} });

    await expect(pointAt('1.0.0')).rejects.toThrow(/remoteEntry\.js/);
  });
});

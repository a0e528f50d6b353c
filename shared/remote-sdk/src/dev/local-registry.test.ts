import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from '@portal/registry/read-registry';
import { release, writtenEntry, writtenRegistry, writtenRelease } from '@portal/registry/registry-samples';
import type { Release } from '@portal/registry/registry';
import { NO_REMOTES, pointAtLocal, readLocalRelease, type LocalRelease } from './local-registry';

const DIGEST = `sha384-${'L'.repeat(64)}`;

const local = (name: string, changes: Partial<Release> = {}): LocalRelease => ({
  owner: `team-${name}`,
  digest: DIGEST,
  folder: `/built/remotes/${name}/0.1.0-local`,
  release: release(name, '0.1.0-local', changes),
});

const read = readRegistry;

describe('the registry of a portal, with a local remote in it', () => {
  const served = writtenRegistry({ agent: writtenEntry('agent'), admin: writtenEntry('admin') });

  it('is one that the shell believes', () => {
    const { registry, refused } = read(pointAtLocal(served, [local('agent')]));
    expect(refused).toEqual([]);
    expect(registry.remotes['agent']).toMatchObject({ stable: '0.1.0-local', ladder: ['0.1.0-local'] });
    expect(registry.remotes['agent']?.versions['0.1.0-local']).toMatchObject({
      base: '/remotes/agent/0.1.0-local/',
      digest: DIGEST,
      declared: { routes: [], menu: [] },
    });
  });

  it('leaves the other remotes and the serial as they were', () => {
    const { registry } = read(pointAtLocal(served, [local('agent')]));
    expect(registry.remotes['admin']).toEqual(read(served).registry.remotes['admin']);
    expect(registry.serial).toBe(read(served).registry.serial);
  });

  it('gives the local release to everybody, whatever canary, preview or switch the portal has', () => {
    const canary = { version: '1.0.0', percent: 100, salt: 's' };
    const spoiled = writtenRegistry({
      agent: writtenEntry(
        'agent',
        {},
        { canary, previews: ['1.0.0'], disabled: { message: 'Fermé.' }, pinned: true },
      ),
    });
    const { registry } = read(pointAtLocal(spoiled, [local('agent')]));
    expect(registry.remotes['agent']).toMatchObject({ canary: undefined, previews: [], disabled: undefined });
  });

  it('lists a remote that the portal does not have yet', () => {
    const { registry } = read(pointAtLocal(NO_REMOTES, [local('loans')]));
    expect(Object.keys(registry.remotes)).toEqual(['loans']);
  });

  it.each([[{ schema: 1, serial: 1, remotes: {} }], [[]], ['<html>'], [null]])(
    'is none when the portal serves %j',
    (json) => {
      expect(() => pointAtLocal(json, [])).toThrow(/registry/);
    },
  );
});

describe('a release on the disk', () => {
  const home = mkdtempSync(path.join(tmpdir(), 'portal-local-'));
  const folder = path.join(home, 'agent/0.1.0-local');
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const write = (json: unknown) => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(json));
  };

  it('is vouched for by the bytes of its description', async () => {
    const json = { ...writtenRelease('agent', '0.1.0-local'), owner: 'team-agent' };
    write(json);
    const { owner, digest, release: found } = await readLocalRelease(folder);
    expect(owner).toBe('team-agent');
    expect(found.base).toBe('/remotes/agent/0.1.0-local/');
    expect(digest).toBe(`sha384-${createHash('sha384').update(JSON.stringify(json)).digest('base64')}`);
  });

  it('is refused when its description is out of form', async () => {
    write({ ...writtenRelease('agent', '0.1.0-local', { base: '/elsewhere/' }), owner: 'team-agent' });
    await expect(readLocalRelease(folder)).rejects.toThrow(/base must be/);
  });
});

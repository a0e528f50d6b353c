import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readRegistry } from '../src/registry/read-registry';
import { writtenRelease } from '../src/registry/registry-samples';
import { assembleRegistry, type WrittenRegistry } from './assemble-registry';

let dist: string;

/** A release on the disk, of the agents' app unless told otherwise. */
function release(version: string, changes: object = {}, name = 'agent') {
  const folder = path.join(dist, 'remotes', name, version);
  mkdirSync(folder, { recursive: true });
  const description = { ...writtenRelease(name, version, changes), owner: `team-${name}` };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(description));
  for (const file of ['remoteEntry.js', 'home.js', 'home.css']) writeFileSync(path.join(folder, file), 'x');
}

const pointAt = (version: string) => assembleRegistry({ dist, current: [{ name: 'agent', version }] });
const served = () => readFileSync(path.join(dist, 'remotes.json'), 'utf8');

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

const open = { path: '/contact', page: 'home', title: 'x', roles: ['VISITOR'], access: 'public' };
const listedIn = (written: WrittenRegistry, name = 'agent') =>
  written.remotes[name]?.versions as Record<string, Record<string, unknown>>;

describe('assembling the registry', () => {
  it('points at a release, in a form the browser accepts', () => {
    release('1.0.0');
    pointAt('1.0.0');
    const { registry, refused } = readRegistry(JSON.parse(served()));

    expect(refused).toEqual([]);
    expect(registry.remotes['agent']).toMatchObject({ stable: '1.0.0', owner: 'team-agent' });
  });

  it('keeps the last two releases below the new one', () => {
    for (const version of ['1.0.0', '1.1.0', '1.2.0', '1.3.0']) {
      release(version);
      pointAt(version);
    }
    const { remotes, serial } = pointAt('1.3.0');

    expect(remotes['agent']?.ladder).toEqual(['1.3.0', '1.2.0', '1.1.0']);
    expect(serial).toBe(4);
  });

  it('does not fall back to a release that has lost a file', () => {
    for (const version of ['1.0.0', '1.1.0']) {
      release(version);
      pointAt(version);
    }
    rmSync(path.join(dist, 'remotes/agent/1.0.0/home.js'));
    release('1.2.0');

    expect(pointAt('1.2.0').remotes['agent']?.ladder).toEqual(['1.2.0', '1.1.0']);
  });

  it('writes nothing when nothing changed, and keeps every registry it ever wrote', () => {
    release('1.0.0');
    pointAt('1.0.0');
    const before = served();
    pointAt('1.0.0');
    release('1.1.0');
    pointAt('1.1.0');

    expect(readdirSync(path.join(dist, 'remotes/.history')).sort()).toEqual(['1.json', '2.json']);
    expect(readFileSync(path.join(dist, 'remotes/.history/1.json'), 'utf8')).toBe(before);
  });

  it('leaves the other remotes as they are', () => {
    release('1.0.0');
    pointAt('1.0.0');

    expect(assembleRegistry({ dist, current: [] }).remotes['agent']?.stable).toBe('1.0.0');
  });

  it('refuses a release that claims what is not its own, and changes nothing', () => {
    release('1.0.0', {
      routes: [{ path: '/login', page: 'home', title: 'x', roles: ['AGENT'], access: 'public' }],
    });

    expect(() => pointAt('1.0.0')).toThrow(
      'mfe-agent claims /login for AGENT, which shell/remotes.policy.json does not give it.',
    );
    expect(existsSync(path.join(dist, 'remotes.json'))).toBe(false);
  });

  it('declares the routes of the stable release, and gives the digest of the description of each', () => {
    for (const version of ['1.0.0', '1.1.0']) {
      release(version);
      pointAt(version);
    }
    const versions = listedIn(pointAt('1.1.0'));
    const file = readFileSync(path.join(dist, 'remotes/agent/1.0.0/remote.json'));

    expect(Object.keys(versions['1.1.0'] ?? {})).toEqual(['requires', 'digest', 'routes', 'menu']);
    expect(versions['1.0.0']).toEqual({
      requires: { contract: 1, kit: '^1.0.0', react: '^19.0.0' },
      digest: `sha384-${createHash('sha384').update(file).digest('base64')}`,
    });
  });

  it('carries the files of the stable release that a visitor opens, and of no other', () => {
    for (const version of ['1.0.0', '1.1.0']) {
      release(version, { routes: [open] }, 'public');
      assembleRegistry({ dist, current: [{ name: 'public', version }] });
    }
    const versions = listedIn(assembleRegistry({ dist, current: [] }), 'public');

    expect(versions['1.1.0']?.['description']).toMatchObject({ entry: 'remoteEntry.js' });
    expect(versions['1.0.0']).not.toHaveProperty('description');
  });

  it('goes on counting when the registry of another layout is replaced', () => {
    release('1.0.0');
    pointAt('1.0.0');
    writeFileSync(path.join(dist, 'remotes.json'), '{"schema":1}');

    expect(pointAt('1.0.0').serial).toBe(2);
  });

  it('refuses a release without integrity', () => {
    release('1.0.0', { integrity: {} });

    expect(() => pointAt('1.0.0')).toThrow('remoteEntry.js has no integrity');
  });
});

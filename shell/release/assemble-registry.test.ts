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
import { assembleRegistry } from './assemble-registry';

let dist: string;

/** A release of the agents' app on the disk, whole unless told otherwise. */
function release(version: string, changes: object = {}) {
  const folder = path.join(dist, 'remotes/agent', version);
  mkdirSync(folder, { recursive: true });
  const description = { ...writtenRelease('agent', version, changes), owner: 'team-agent' };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(description));
  for (const file of ['remoteEntry.js', 'home.js', 'home.css']) writeFileSync(path.join(folder, file), 'x');
}

const pointAt = (version: string) => assembleRegistry({ dist, current: [{ name: 'agent', version }] });
const served = () => readFileSync(path.join(dist, 'remotes.json'), 'utf8');

beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'portal-release-'));
});

afterEach(() => rmSync(dist, { recursive: true, force: true }));

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

  it('refuses a release without integrity', () => {
    release('1.0.0', { integrity: {} });

    expect(() => pointAt('1.0.0')).toThrow('remoteEntry.js has no integrity');
  });
});

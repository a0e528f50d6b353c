import { existsSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deployRelease } from '../deploy-release';
import { showOwnership, readEdited, setOwnership } from '../edit-ownership';
import { canary, disable, promote, rollback } from '../operate-remote';
import { refusalOf } from '../refusal';
import { putShell } from '../release-samples';
import { releaseFolderOf, versionsOnDisk } from '../release-folders';
import { rollbackAll } from '../rollback-all';
import { readServed } from '../written-registry';
import { agentOf, refresh, sceneOfBucket, sharedBy } from './bucket-scene';
import { storageOf } from './storage-of';

const scene = sceneOfBucket();
const { here } = scene;
const change = {
  get dist() {
    return here.dist;
  },
  name: 'agent',
  cause: 'test',
};
const DAY_MS = 24 * 60 * 60_000;

/** Makes the releases on this host as old as months. */
function age(): void {
  for (const { version } of versionsOnDisk(here.dist, 'agent')) {
    const then = new Date(Date.now() - 100 * DAY_MS + Number(version.split('.')[1]) * 1000);
    utimesSync(releaseFolderOf(here.dist, 'agent', version), then, then);
  }
}

const STORIES: Readonly<Record<string, () => Promise<void>>> = {
  'a release that everyone gets': async () => {
    await here.deploy('1.1.0');
    expect(agentOf(here.dist)).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
  },
  'a canary, which grows and is promoted': async () => {
    await here.deploy('1.1.0', {}, { isPreview: true });
    await canary(change, { version: '1.1.0', percent: 10, roles: ['AGENT'] });
    await canary(change, { version: undefined, percent: 50, roles: undefined });
    expect(agentOf(here.dist)?.canary).toMatchObject({ version: '1.1.0', percent: 50, roles: ['AGENT'] });
    await promote(change, undefined);
    expect(agentOf(here.dist)).toMatchObject({ stable: '1.1.0' });
  },
  'a shell, which goes out and is taken back': async () => {
    const shell = { dist: here.dist, name: 'shell', cause: 'test' };
    for (const version of ['1.0.0', '1.1.0'])
      await deployRelease({
        ...shell,
        version,
        from: putShell(path.join(here.built, 'shell', version), { version }),
        url: undefined,
        isPreview: false,
        isAheadOfShell: false,
        onStep: () => undefined,
      });
    expect(readServed(here.dist)?.shell).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
    await rollback(shell, undefined);
    expect(readServed(here.dist)?.shell).toMatchObject({ stable: '1.0.0' });
  },
  'a release that is taken back': async () => {
    await here.deploy('1.1.0');
    await rollback(change, undefined);
    expect(agentOf(here.dist)).toMatchObject({ stable: '1.0.0' });
  },
  'a whole registry that is put back': async () => {
    const { serial = 0 } = readServed(here.dist) ?? {};
    await here.deploy('1.1.0');
    await rollbackAll(here.dist, serial, 'test', undefined);
    expect(agentOf(here.dist)).toMatchObject({ stable: '1.0.0' });
  },
  'an app that is switched off': async () => {
    await disable(change, 'Fermé pour travaux.');
    expect(agentOf(here.dist)).toMatchObject({ disabled: { message: 'Fermé pour travaux.' } });
  },
  'an app that gets another team': async () => {
    const file = path.join(here.built, 'edited.json');
    const [text = ''] = showOwnership(here.dist).lines;
    writeFileSync(file, text.replace('"owner": "team-agent"', '"owner": "team-north"'));
    await setOwnership({ dist: here.dist, cause: 'test' }, readEdited(file));
    expect(agentOf(here.dist)?.owner).toBe('team-north');
    expect(JSON.parse(readFileSync(here.inDist('ownership.json'), 'utf8'))).toMatchObject({
      apps: { agent: { owner: 'team-north' } },
    });
  },
  'releases that nobody needs any more': async () => {
    for (let minor = 1; minor <= 14; minor += 1) await here.deploy(`1.${String(minor)}.0`);
    age();
    await here.deploy('1.15.0');
    expect(existsSync(releaseFolderOf(here.dist, 'agent', '1.0.0'))).toBe(false);
    expect(agentOf(here.dist)).toMatchObject({ stable: '1.15.0' });
  },
  'a refusal': async () => {
    const before = readFileSync(here.inDist('remotes.json'), 'utf8');
    const error = await rollback(change, '9.9.9').catch((thrown: unknown) => thrown);
    expect(refusalOf(error)?.message).toMatch(/is not on the disk/);
    expect(readFileSync(here.inDist('remotes.json'), 'utf8')).toBe(before);
  },
};

describe('in a folder', () => {
  it.each(Object.entries(STORIES))('%s', async (_title, story) => {
    Reflect.deleteProperty(process.env, 'PORTAL_RELEASES');
    const asked = scene.bucket.requests.length;
    await story();
    expect(scene.bucket.requests).toHaveLength(asked);
    expect((await storageOf(here.dist)).place).toBeUndefined();
  });
});

describe('in a bucket', () => {
  it.each(Object.entries(STORIES))('%s', async (_title, story) => {
    await story();
    // Another host has the same, to the last byte.
    const there = scene.newHost();
    await refresh(there);
    expect(sharedBy(there)).toEqual(sharedBy(here.dist));
    expect(versionsOnDisk(there, 'agent').map(({ version }) => version)).toEqual(
      versionsOnDisk(here.dist, 'agent').map(({ version }) => version),
    );
  });
});

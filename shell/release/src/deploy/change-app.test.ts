import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '@portal/registry/read-registry';
import { putVerified, putVersions, sceneOfDist } from '../../test/release-samples';
import { status, takenBack } from '../inspect/status';
import { readServed } from '../registry/written-registry';
import { canary, disable, enable, rollback, takeBackCanary, unpin } from './change-app';
import { readPortal } from './read-portal';

// What each command makes of an app, and what it refuses: `decide/operate.test.ts`.
const scene = sceneOfDist(async (dist) => {
  await putVersions(dist, ['1.0.0', '1.1.0'], { names: ['agent', 'admin'] });
  putVerified(dist, { version: '1.2.0' });
});
const { change, expectRefusal } = scene;
const agent = () => scene.agent;

afterEach(() => {
  expect(readRegistry(JSON.parse(scene.registryText)).refused).toEqual([]);
});

describe('changing an app', () => {
  it('serves it under the next serial, the others as they are to the byte', async () => {
    const admin = () => JSON.stringify(readServed(scene.dist)?.remotes['admin']);
    const before = admin();
    const { data } = await rollback(change(), undefined);

    expect(agent()).toMatchObject({ stable: '1.0.0', ladder: ['1.0.0'], pinned: true });
    expect(data).toMatchObject({ remote: 'agent', changed: true, serial: 3 });
    expect(admin()).toBe(before);
  });

  it('declares the routes of a canary, which guards and menus need at once, until it ends', async () => {
    await canary(change(), { version: '1.2.0', percent: 10, roles: undefined });
    expect(agent()?.versions['1.2.0']?.routes).toHaveLength(1);
    await canary(change(), { version: undefined, percent: 0, roles: undefined });
    expect(Object.keys(agent()?.versions ?? {})).not.toContain('1.2.0');
  });

  it('refuses a remote that is not there, and files that are no longer those that were released', async () => {
    await expectRefusal(
      () => rollback(change('partners'), undefined),
      'There is no remote "partners" in the registry: it has agent, admin.',
    );
    writeFileSync(path.join(scene.dist, 'remotes/agent/1.0.0/home.js'), 'tampered');
    await expectRefusal(() => rollback(change(), undefined), 'home.js is not the file that was built.');
  });

  it('writes nothing when there is nothing to change', async () => {
    const before = scene.registryText;
    expect((await enable(change())).data).toMatchObject({ changed: false });
    expect((await unpin(change())).data).toMatchObject({ changed: false });
    expect(scene.registryText).toBe(before);
  });
});

describe('switching a remote off', () => {
  it('waits for nobody’s signature, and enabling does', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const unsigned = 'is not signed by the owner of this portal.';
    const file = path.join(scene.dist, 'ownership.json');
    const document = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...document, at: '2026-01-01T00:00:00.000Z' }));
    const before = agent();

    await disable(change(), 'Nous revenons à 14 h.');
    expect(agent()).toEqual({ ...before, disabled: { message: 'Nous revenons à 14 h.' }, pinned: true });
    expect(said).toHaveBeenCalledWith(expect.stringContaining(unsigned));
    await expectRefusal(() => enable(change()), unsigned);
  });

  it('works although its release is gone from the disk', async () => {
    rmSync(path.join(scene.dist, 'remotes/agent/1.1.0'), { recursive: true });
    await disable(change(), 'Nous revenons à 14 h.');
    expect(agent()?.disabled).toEqual({ message: 'Nous revenons à 14 h.' });
  });

  it('stays off through a build of the workspace', async () => {
    await disable(change(), 'Nous revenons à 14 h.');
    await unpin(change());
    await putVersions(scene.dist, ['1.3.0']);
    expect(agent()).toMatchObject({ stable: '1.3.0', disabled: { message: 'Nous revenons à 14 h.' } });
  });
});

describe('a canary that the guard takes back', () => {
  const REASON = '7 of 9 clients of 1.2.0 had problems, 0 of 60 of 1.1.0';
  const ended = { version: '1.2.0', salt: 'agent-1.2.0' };
  const takeBack = () => takeBackCanary({ dist: scene.dist, name: 'agent', canary: ended, reason: REASON });
  const told = () => {
    const served = readServed(scene.dist);
    return served && takenBack(readPortal(scene.dist), served, 'agent');
  };
  beforeEach(() => canary(change(), { version: '1.2.0', percent: 10, roles: ['AGENT'] }));

  it('ends, and the reason is told until somebody changes this app', async () => {
    expect((await takeBack()).data).toMatchObject({ changed: true });
    expect(agent()).not.toHaveProperty('canary');
    const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT/) as string;
    expect(told()).toEqual({ version: '1.2.0', at, reason: REASON });
    expect((await takeBack()).data).toMatchObject({ changed: false });
    await disable(change('admin'), 'Revient à 14 h.');
    expect(told()?.reason).toBe(REASON);
    await disable(change(), 'Revient à 14 h.');
    expect(told()).toBeUndefined();
  });

  it.each([undefined, 'guard'])('is none that somebody ended by hand: by %s', async (by) => {
    await canary({ ...change(), by }, { version: undefined, percent: 0, roles: undefined });
    expect(told()).toBeUndefined();
    expect(status(scene.dist).data['remotes']).toMatchObject({ agent: { takenBack: null } });
  });
});

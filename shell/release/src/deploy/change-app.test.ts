import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRegistry } from '@portal/registry/read-registry';
import { canary, disable, enable, promote, rollback, unpin } from './change-app';
import { rolesIn } from './decide/operate';
import {
  putBuild,
  putVerified,
  putVersions,
  sceneOfDist,
  type ReleaseSample,
} from '../../test/release-samples';
import { readServed } from '../registry/written-registry';

const scene = sceneOfDist((dist) => putVersions(dist, ['1.0.0', '1.1.0', '1.2.0']));
const { expectRefusal } = scene;
const change = {
  get dist() {
    return scene.dist;
  },
  name: 'agent',
  cause: 'test',
};
const agent = () => scene.agent;

/** An uploaded version that nobody gets yet. */
const uploaded = (version: string, says: ReleaseSample['says'] = {}) =>
  putVerified(scene.dist, { version, says });
const everyone = (version: string | undefined, percent: number) =>
  canary(change, { version, percent, roles: undefined });

afterEach(() => {
  expect(readRegistry(JSON.parse(scene.registryText)).refused).toEqual([]);
});

describe('rolling one remote back', () => {
  it('gives everyone the version before, and nobody falls back to the one that was taken away', async () => {
    await rollback(change, undefined);

    expect(agent()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'], pinned: true });
    expect(readServed(scene.dist)?.serial).toBe(4);
  });

  it('goes back to any version on the disk, with what it fell back to in its time', async () => {
    await putVersions(scene.dist, ['1.3.0', '1.4.0']);
    await rollback(change, '1.1.0');

    expect(agent()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
  });

  it('keeps what was below when it goes back up again', async () => {
    await rollback(change, undefined);
    await rollback(change, '1.2.0');

    expect(agent()).toMatchObject({ stable: '1.2.0', ladder: ['1.2.0', '1.1.0', '1.0.0'] });
  });

  it('ends a canary', async () => {
    uploaded('1.3.0');
    await everyone('1.3.0', 10);
    const { lines } = await rollback(change, undefined);

    expect(agent()).not.toHaveProperty('canary');
    expect(lines).toContain('The canary 1.3.0 has ended.');
  });

  it('refuses to go where nothing is', async () => {
    await expectRefusal(
      () => rollback(change, '0.9.0'),
      'mfe-agent 0.9.0 is not on the disk, or not whole. On the disk are',
    );
    await expectRefusal(() => rollback(change, '1.2.0'), 'mfe-agent 1.2.0 is what everyone gets already.');
    await rollback(change, undefined);
    await rollback(change, undefined);
    await expectRefusal(
      () => rollback(change, undefined),
      'mfe-agent has nothing below 1.0.0 to go back to.',
    );
  });

  it('refuses a version whose files are no longer those that were released', async () => {
    writeFileSync(path.join(scene.dist, 'remotes/agent/1.1.0/home.js'), 'tampered');
    await expectRefusal(() => rollback(change, undefined), 'home.js is not the file that was built.');
  });

  it('refuses a remote that is not there', async () => {
    await expectRefusal(
      () => rollback({ ...change, dist: scene.dist, name: 'partners' }, undefined),
      'There is no remote "partners" in the registry: it has agent.',
    );
  });
});

describe('a canary', () => {
  beforeEach(() => {
    uploaded('1.3.0');
  });

  it('goes to a share of some roles, and keeps who was in when it grows', async () => {
    await canary(change, { version: '1.3.0', percent: 10, roles: ['AGENT'] });
    const first = agent()?.canary;
    await canary(change, { version: undefined, percent: 50, roles: ['AGENT'] });

    expect(first).toEqual({ version: '1.3.0', percent: 10, roles: ['AGENT'], salt: 'agent-1.3.0' });
    expect(agent()?.canary).toEqual({ ...first, percent: 50 });
    expect(agent()).toMatchObject({ stable: '1.2.0', ladder: ['1.2.0', '1.1.0', '1.0.0'], pinned: true });
  });

  it('keeps its roles when it grows, until they are changed by name', async () => {
    await canary(change, { version: '1.3.0', percent: 10, roles: ['AGENT'] });
    const { lines } = await everyone(undefined, 100);

    expect(agent()?.canary).toMatchObject({ version: '1.3.0', percent: 100, roles: ['AGENT'] });
    expect(lines.slice(0, 2)).toEqual([
      '100 % of AGENT get mfe-agent 1.3.0; the others keep 1.2.0.',
      'The roles are those of before: --roles ALL opens it to everyone.',
    ]);

    await canary(change, { version: undefined, percent: 100, roles: ['AGENT', 'DIRECTOR'] });

    expect(agent()?.canary).toMatchObject({ version: '1.3.0', roles: ['AGENT', 'DIRECTOR'] });

    const opened = await canary(change, { version: undefined, percent: 100, roles: 'ALL' });

    expect(agent()?.canary).toEqual({ version: '1.3.0', percent: 100, salt: 'agent-1.3.0' });
    expect(opened.lines[0]).toBe('100 % of everyone get mfe-agent 1.3.0; the others keep 1.2.0.');
    expect(opened.lines.join(' ')).not.toContain('--roles');
  });

  it('keeps its roles for the version that follows it, and forgets them when it ends', async () => {
    uploaded('1.4.0');
    await canary(change, { version: '1.3.0', percent: 10, roles: ['AGENT'] });
    await everyone('1.4.0', 10);

    expect(agent()?.canary).toMatchObject({ version: '1.4.0', roles: ['AGENT'] });

    await everyone(undefined, 0);
    await everyone('1.4.0', 10);

    expect(agent()?.canary).not.toHaveProperty('roles');
  });

  it('declares its routes, which guards and menus need at once', async () => {
    await everyone('1.3.0', 10);

    expect(agent()?.versions['1.3.0']?.routes).toHaveLength(1);
  });

  it('ends at 0 %', async () => {
    await everyone('1.3.0', 10);
    await everyone(undefined, 0);

    expect(agent()).not.toHaveProperty('canary');
    expect(Object.keys(agent()?.versions ?? {})).not.toContain('1.3.0');
  });

  it('becomes what everyone gets', async () => {
    await everyone('1.3.0', 10);
    await promote(change, undefined);

    expect(agent()).toMatchObject({ stable: '1.3.0', ladder: ['1.3.0', '1.2.0', '1.1.0'] });
    expect(agent()).not.toHaveProperty('canary');
  });

  it('says when this shell cannot run it', async () => {
    uploaded('1.4.0', { requires: { contract: 1, kit: '^1.9.0', react: '^19.0.0' } });
    const { lines } = await everyone('1.4.0', 10);

    expect(lines.join(' ')).toContain('It needs contract 1, kit ^1.9.0');
  });

  it.each([
    [{ version: '1.2.0', percent: 10 }, 'mfe-agent 1.2.0 is what everyone gets already.'],
    [{ version: '9.9.9', percent: 10 }, 'mfe-agent 9.9.9 is not on the disk'],
    [{ version: undefined, percent: 10 }, 'Name the version of the canary with --version.'],
    [{ version: undefined, percent: 0 }, 'mfe-agent has no canary to end.'],
  ])('%o is refused', async (wish, reason) => {
    await expectRefusal(() => canary(change, { ...wish, roles: undefined }), reason);
  });

  it('of another team’s path is refused', async () => {
    const routes = [{ path: '/login', page: 'home', title: 'x', roles: ['AGENT'], access: 'public' }];
    uploaded('1.4.0', { routes });
    await expectRefusal(() => everyone('1.4.0', 1), 'It claims /login for AGENT');
  });
});

describe('a version that was never verified', () => {
  const canaryOf = (version: string) => everyone(version, 1);
  const never = /^mfe-agent 1\.3\.0 was never verified: .* `portal deploy agent` with the same build/;

  it.each([
    ['a canary', canaryOf],
    ['promoted', (version: string) => promote(change, version)],
    ['what everyone goes back to', (version: string) => rollback(change, version)],
  ])('never becomes %s', async (_what, give) => {
    putBuild(scene.dist, { version: '1.3.0' });
    await expectRefusal(() => give('1.3.0'), never);
  });

  it('is one whose bytes are no longer those that were verified', async () => {
    uploaded('1.3.0');
    putBuild(scene.dist, { version: '1.3.0', files: { 'home.js': 'other' } });
    await expectRefusal(() => canaryOf('1.3.0'), never);
  });

  it('is none that a registry has listed with these bytes, as all did before there were marks', async () => {
    rmSync(path.join(scene.dist, 'remotes/.verified'), { recursive: true, force: true });
    await canaryOf('1.0.0');

    expect(agent()?.canary).toMatchObject({ version: '1.0.0' });
  });
});

describe('promoting', () => {
  it('refuses when it is not clear what', async () => {
    await expectRefusal(
      () => promote(change, undefined),
      'mfe-agent has neither a canary nor a preview to promote.',
    );
    await expectRefusal(() => promote(change, '1.2.0'), 'mfe-agent 1.2.0 is what everyone gets already.');
  });

  it('gives everyone a version that is named', async () => {
    uploaded('1.3.0');
    await promote(change, '1.3.0');

    expect(agent()).toMatchObject({ stable: '1.3.0', pinned: true });
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

    await disable(change, 'Nous revenons à 14 h.');
    expect(agent()).toEqual({ ...before, disabled: { message: 'Nous revenons à 14 h.' }, pinned: true });
    expect(said).toHaveBeenCalledWith(expect.stringContaining(unsigned));
    await expectRefusal(() => enable(change), unsigned);
  });

  it('tells users why, until it is on again', async () => {
    await disable(change, 'Nous revenons à 14 h.');

    expect(agent()).toMatchObject({ disabled: { message: 'Nous revenons à 14 h.' }, pinned: true });

    await enable(change);

    expect(agent()).toMatchObject({ disabled: false, stable: '1.2.0' });
  });

  it('works although its release is gone from the disk', async () => {
    rmSync(path.join(scene.dist, 'remotes/agent/1.2.0'), { recursive: true });
    await disable(change, 'Nous revenons à 14 h.');

    expect(agent()?.disabled).toEqual({ message: 'Nous revenons à 14 h.' });
  });

  it('stays off through a build of the workspace', async () => {
    await disable(change, 'Nous revenons à 14 h.');
    await unpin(change);
    await putVersions(scene.dist, ['1.3.0']);

    expect(agent()).toMatchObject({ stable: '1.3.0', disabled: { message: 'Nous revenons à 14 h.' } });
  });

  it('says so when there is nothing to change, and writes nothing', async () => {
    const before = scene.registryText;
    const outcomes = [await enable(change), await unpin(change)];

    expect(outcomes.map(({ data }) => data['changed'])).toEqual([false, false]);
    expect(scene.registryText).toBe(before);
  });
});

it('reads roles as they are typed', () => {
  expect(rolesIn('agent, DIRECTOR')).toEqual(['AGENT', 'DIRECTOR']);
  expect(rolesIn('all')).toBe('ALL');
  expect(['AGENT,BROKER', 'ALL,AGENT', ''].map(rolesIn)).toEqual([undefined, undefined, undefined]);
});

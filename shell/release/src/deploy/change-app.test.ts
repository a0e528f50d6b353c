import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { putVerified, putVersions, sceneOfDist } from '../../test/release-samples';
import { doctor } from '../inspect/doctor';
import { status } from '../inspect/status';
import { readServed } from '../registry/stored-registries';
import { disabling, enabling, rollingBack, startingCanary, unpinning } from './decide/operate';
import { rollbackAll } from './change-app';

// What each command makes of an app, and what it refuses: `decide/operate.test.ts`.
const scene = sceneOfDist(async (dist) => {
  await putVersions(dist, ['1.0.0', '1.1.0'], { names: ['agent', 'admin'] });
  putVerified(dist, { version: '1.2.0' });
});
const { apply, expectRefusal, inDist } = scene;
const agent = () => scene.agent;
const off = { message: 'Nous revenons à 14 h.' };

describe('changing an app', () => {
  it('declares the routes of a canary, which guards and menus need at once, until it ends', async () => {
    await apply(startingCanary({ version: '1.2.0', percent: 10, roles: undefined }));
    expect(agent()?.versions['1.2.0']?.routes).toHaveLength(1);
    await apply(startingCanary({ version: undefined, percent: 0, roles: undefined }));
    expect(Object.keys(agent()?.versions ?? {})).not.toContain('1.2.0');
  });

  it('refuses a remote that is not there', async () => {
    await expectRefusal(
      () => apply(rollingBack(undefined), 'partners'),
      'There is no remote "partners" in the registry: it has agent, admin.',
    );
  });

  it('writes nothing when there is nothing to change', async () => {
    const before = scene.registryText;
    expect((await apply(enabling)).data).toMatchObject({ changed: false });
    expect(scene.registryText).toBe(before);
  });
});

describe('switching a remote off', () => {
  it('waits for nobody’s signature, and enabling does', async () => {
    const said = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const unsigned = 'is not signed by the owner of this portal.';
    const document = JSON.parse(readFileSync(inDist('ownership.json'), 'utf8')) as object;
    writeFileSync(inDist('ownership.json'), JSON.stringify({ ...document, at: '2026-01-01T00:00:00.000Z' }));
    const before = agent();

    await apply(disabling(off.message));
    expect(agent()).toEqual({ ...before, disabled: off, pinned: true });
    expect(said).toHaveBeenCalledWith(expect.stringContaining(unsigned));
    await expectRefusal(() => apply(enabling), unsigned);
  });

  it('works although its release is gone from the disk', async () => {
    rmSync(inDist('remotes/agent/1.1.0'), { recursive: true });
    await apply(disabling(off.message));
    expect(agent()?.disabled).toEqual(off);
  });

  it('stays off through a build of the workspace, which leaves it alone until it is unpinned', async () => {
    await apply(disabling(off.message));
    await putVersions(scene.dist, ['1.3.0']);
    expect(agent()).toMatchObject({ stable: '1.1.0', disabled: off });
    await apply(unpinning);
    await putVersions(scene.dist, ['1.3.0']);
    expect(agent()).toMatchObject({ stable: '1.3.0', disabled: off });
  });
});

describe('rolling the whole registry back', () => {
  const back = (serial: number) => rollbackAll({ dist: scene.dist, cause: 'rollback' }, serial);

  it('serves the remotes of that registry again, under a new serial', async () => {
    expect((await back(1)).data).toEqual({ serial: 3, copyOf: 1 });
    expect(agent()).toMatchObject({ stable: '1.0.0', ladder: ['1.0.0'], pinned: true });
  });

  it('works although the registry that is served cannot be read', async () => {
    writeFileSync(inDist('remotes.json'), '{"schema":2,');
    await expect(apply(rollingBack(undefined))).rejects.toThrow(
      /cannot be read .* `portal rollback --serial N` puts one back/,
    );
    await back(2);
    expect(readServed(scene.dist)?.serial).toBe(3);
    expect(agent()?.stable).toBe('1.1.0');
  });

  it.each<[string, (agent: object) => unknown]>([
    ['nothing', () => null],
    ['a text', () => 'agent'],
    ['no versions', (entry) => ({ ...entry, versions: undefined })],
    ['a digest of another form', (entry) => ({ ...entry, versions: { '1.1.0': { digest: 'none' } } })],
  ])('puts back what browsers refuse: an entry that is %s', async (_what, damage) => {
    const registry = JSON.parse(scene.registryText) as { remotes: { agent: object } };
    const remotes = { ...registry.remotes, agent: damage(registry.remotes.agent) };
    writeFileSync(inDist('remotes.json'), JSON.stringify({ ...registry, remotes }));
    expect(doctor(scene.dist).lines.join('\n')).toContain('Browsers refuse mfe-agent');
    expect(status(scene.dist).lines).toContain('agent: BROWSERS REFUSE ITS ENTRY; portal doctor says why');
    await back(2);
    expect(readServed(scene.dist)).toMatchObject({ serial: 3, remotes: { agent: { stable: '1.1.0' } } });
  });

  it('gives no serial twice, also after somebody put an older file back by hand', async () => {
    const older = scene.registryText;
    await back(1);
    writeFileSync(inDist('remotes.json'), older);
    await back(1);
    expect(readServed(scene.dist)?.serial).toBe(4);
  });

  it('refuses what is not kept, what is served, and what names a release that is gone', async () => {
    await expectRefusal(
      () => back(99),
      'Registry 99 is not kept in a form of today; those that are: from 1 to 2.',
    );
    await expectRefusal(() => back(2), 'Registry 2 is the one that is served.');
    rmSync(inDist('remotes/agent/1.0.0'), { recursive: true });
    await expectRefusal(() => back(1), 'Registry 1 lists mfe-agent 1.0.0, which is no longer on the disk.');
  });
});

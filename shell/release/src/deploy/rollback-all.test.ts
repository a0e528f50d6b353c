import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { rollback } from './change-app';
import { putVersions, sceneOfDist } from '../../test/release-samples';
import { rollbackAll } from './rollback-all';
import { doctor } from '../inspect/doctor';
import { status } from '../inspect/status';
import { readServed } from '../registry/written-registry';

const scene = sceneOfDist((dist) => putVersions(dist, ['1.0.0', '1.1.0', '1.2.0']));
const { expectRefusal } = scene;

describe('rolling the whole registry back', () => {
  const back = (serial: number) => rollbackAll(scene.dist, serial, `rollback --serial ${String(serial)}`);

  it('serves the remotes of that registry again, under a new serial', async () => {
    const { data } = await back(2);

    expect(data).toEqual({ serial: 4, copyOf: 2 });
    expect(scene.agent).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'], pinned: true });
  });

  it('works although the registry that is served cannot be read', async () => {
    writeFileSync(path.join(scene.dist, 'remotes.json'), '{"schema":2,');
    await expect(rollback(scene.change(), undefined)).rejects.toThrow(
      /cannot be read .* `portal rollback --serial N` puts one back/,
    );
    await back(3);

    expect(readServed(scene.dist)).toMatchObject({ serial: 4 });
    expect(scene.agent?.stable).toBe('1.2.0');
  });

  it.each<[string, (agent: object) => unknown]>([
    ['nothing', () => null],
    ['a text', () => 'agent'],
    ['no versions', (agent) => ({ ...agent, versions: undefined })],
    ['a digest of another form', (agent) => ({ ...agent, versions: { '1.2.0': { digest: 'none' } } })],
  ])('puts back what browsers refuse: an entry that is %s', async (_what, damage) => {
    const registry = JSON.parse(scene.registryText) as { remotes: { agent: object } };
    const remotes = { agent: damage(registry.remotes.agent) };
    writeFileSync(path.join(scene.dist, 'remotes.json'), JSON.stringify({ ...registry, remotes }));
    expect(doctor(scene.dist).lines.join('\n')).toContain('Browsers refuse mfe-agent');
    expect(status(scene.dist).lines).toContain('agent: BROWSERS REFUSE ITS ENTRY; portal doctor says why');
    const { lines } = await back(3);

    expect(lines).toContain('agent: 1.2.0 again; browsers refused what was there');
    expect(readServed(scene.dist)).toMatchObject({ serial: 4, remotes: { agent: { stable: '1.2.0' } } });
  });

  it('gives no serial twice, also after somebody put an older file back by hand', async () => {
    const older = scene.registryText;
    await back(1);
    writeFileSync(path.join(scene.dist, 'remotes.json'), older);
    await back(2);

    expect(readServed(scene.dist)?.serial).toBe(5);
  });

  it('refuses what is not kept, what is served, and what names a release that is gone', async () => {
    await expectRefusal(
      () => back(99),
      'Registry 99 is not kept in a form of today; those that are: from 1 to 3.',
    );
    await expectRefusal(() => back(3), 'Registry 3 is the one that is served.');
    rmSync(path.join(scene.dist, 'remotes/agent/1.0.0'), { recursive: true });
    await expectRefusal(() => back(2), 'Registry 2 lists mfe-agent 1.0.0, which is no longer on the disk.');
  });
});

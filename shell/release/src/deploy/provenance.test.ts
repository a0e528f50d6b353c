import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { history } from '../inspect/history';
import { setOwnership } from './edit-ownership';
import { promote } from './change-app';
import { ownedApps } from '../sign/ownership-document';
import { originOf, readProvenance } from '../registry/provenance';
import { signRelease } from '../sign/sign-release';
import { readBuiltRelease } from '../registry/built-release';
import { putRelease } from '../../test/release-samples';
import { removeRelease } from '../registry/release-folders';
import { createSigningKey } from '../sign/signing-key';
import { status } from '../inspect/status';

const COMMIT = '3f9a2c1b44aa3f9a2c1b44aa3f9a2c1b44aa3f9a';
const INPUTS = 'ab'.repeat(32);
const CLEAN = { commit: COMMIT, dirty: false, builder: '@portal/remote-sdk@1.0.0', inputs: INPUTS };
const DIRTY = { ...CLEAN, dirty: true };

const scene = sceneOfDeployments();
const { deploy } = scene;
const from = (provenance: unknown) => ({ says: { provenance } });

describe('where a release comes from', () => {
  it('is told when it is deployed, and whether it is as in its commit', async () => {
    const clean = await deploy('1.1.0', from(CLEAN));
    const dirty = await deploy('1.2.0', from(DIRTY));

    expect(clean.lines).toContain('It was built from commit 3f9a2c1b44aa.');
    expect(dirty.lines).toContain(
      'It was built from commit 3f9a2c1b44aa, AND CHANGES THAT ARE IN NO COMMIT.',
    );
    expect(dirty.data).toMatchObject({ provenance: DIRTY });
  });

  it('stands in the status with who signed it, and when', async () => {
    await deploy('1.1.0', from(CLEAN));
    const { lines, data } = status(scene.dist);

    expect(lines.join('\n')).toMatch(
      /agent \(team-agent\)[^]+ {2}1\.1\.0: commit 3f9a2c1b44aa, signed by the owner of the portal, 20\d\d-\d\d-\d\d \d\d:\d\d:\d\d UTC/,
    );
    expect(data).toMatchObject({
      remotes: {
        agent: {
          releases: {
            '1.1.0': { owner: 'team-agent', signer: 'the owner of the portal', provenance: CLEAN },
          },
        },
      },
    });
  });

  it.each([
    ['a build of the workspace', { provenance: { inputs: INPUTS } }, 'inputs abababababab'],
    ['a build of a commit', { provenance: CLEAN }, 'commit 3f9a2c1b44aa'],
    ['a build from before builds said it', {}, 'an unknown commit'],
  ])('is told of the shell too: %s', (_what, says, origin) => {
    const provides = { contract: 1, kit: '1.3.0', react: '19.3.1' };
    writeFileSync(scene.inDist('shell.json'), JSON.stringify({ version: '1.4.0', provides, ...says }));
    const { lines, data } = status(scene.dist);

    expect(lines).toContain(`  1.4.0: ${origin}`);
    expect(data).toMatchObject({ shell: provides, shellBuild: { version: '1.4.0' } });
  });

  it.each(['spoiled', '{"version":"1.4.0","provenance":{"inputs":"\\u001b[2J"}}'])(
    'is left out of the status where the shell says %j',
    (text) => {
      writeFileSync(scene.inDist('shell.json'), text);
      expect(status(scene.dist).data).toMatchObject({ shellBuild: null });
    },
  );

  it('is known by the name of the key of its team', async () => {
    const key = createSigningKey(path.join(scene.built, 'ci.key'));
    const apps = ownedApps(scene.dist);
    const keys = [{ key: key.publicKey, name: 'CI of team agent' }];
    const agent = { owner: 'team-agent', claims: apps['agent']?.claims ?? [], keys };
    await setOwnership({ dist: scene.dist, cause: 'test' }, { ...apps, agent });
    const built = putRelease(path.join(scene.built, 'signed'), { version: '1.1.0', ...from(CLEAN) });
    const signed = signRelease(readBuiltRelease(built, 'agent', '1.1.0'), key);
    await deploy('1.1.0', from(CLEAN), { signed });

    expect(status(scene.dist).lines.join('\n')).toContain('signed by “CI of team agent”');
  });

  it('stays in the history when the release is removed from the disk', async () => {
    await deploy('1.1.0', from(DIRTY));
    await deploy('1.2.0', from(CLEAN));
    await deploy('1.3.0', { ...from(CLEAN) }, { isPreview: true });
    await promote(scene.change(), undefined);
    removeRelease(scene.dist, 'agent', '1.1.0');
    const lines = history(scene.dist).lines.join('\n');

    expect(lines).toContain(
      'agent: 1.0.0 → 1.1.0\n      agent 1.1.0: commit 3f9a2c1b44aa, AND CHANGES THAT ARE IN NO COMMIT, signed by the owner of the portal',
    );
    // Listed as a preview, and given to everyone.
    expect(lines.match(/agent 1\.3\.0: commit 3f9a2c1b44aa/g)).toHaveLength(2);
  });

  it.each([
    [{ ...CLEAN, commit: 'HEAD' }, 'commit'],
    [{ ...CLEAN, commit: `${COMMIT}\u001B[2J` }, 'commit'],
    [{ ...CLEAN, builder: 'a preset\nof mine' }, 'builder'],
    [{ ...CLEAN, inputs: 'all' }, 'hash'],
    ['main', 'not an object'],
  ])('is refused as %j', (provenance, what) => {
    expect(() => readProvenance(provenance, 'agent 1.1.0')).toThrow(what);
  });

  it('may be sources under no git', () => {
    const provenance = readProvenance({ ...CLEAN, commit: null, dirty: null }, 'agent 1.1.0');
    expect(originOf(provenance)).toBe('sources under no git');
  });
});

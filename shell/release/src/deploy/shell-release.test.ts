import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployFrom } from '../../test/deploy-scene';
import { putShell, putVersions, sceneOfDist, type ShellSample } from '../../test/release-samples';
import { doctor } from '../inspect/doctor';
import { history } from '../inspect/history';
import { status } from '../inspect/status';
import { versionsOnDisk } from '../registry/release-folders';
import { readServed } from '../registry/stored-registries';
import { refuseShell } from '../sign/ownership-document';
import { assembleRegistry } from './assemble-registry';
import { disabling, promoting, rollingBack, startingCanary, unpinning, type Command } from './decide/operate';
import type { DeployOptions } from './deploy-release';
import { rollbackAll } from './change-app';

const OTHER_KIT = { contract: 1, kit: '2.0.0', react: '19.3.1' };
const MISFIT =
  'mfe-agent 1.0.0 needs contract 1, kit ^1.0.0, react ^19.0.0, and the shell has contract 1, kit 2.0.0, react 19.3.1.';

async function build(dist: string, version: string, sample: ShellSample = {}) {
  putShell(path.join(dist, 'shell', version), { ...sample, version });
  await assembleRegistry({ dist, current: [{ name: 'shell', version }] });
}

const scene = sceneOfDist(async (dist) => {
  await putVersions(dist, ['1.0.0']);
  await build(dist, '1.0.0');
});
const built = mkdtempSync(path.join(tmpdir(), 'portal-shell-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

const shell = () => readServed(scene.dist)?.shell;
const apply = (command: Command) => scene.apply(command, 'shell');
const examined = () => doctor(scene.dist).lines.join('\n');

function deploy(version: string, sample: ShellSample = {}, options: Partial<DeployOptions> = {}) {
  const from = path.join(built, version);
  rmSync(from, { recursive: true, force: true });
  putShell(from, { ...sample, version });
  return deployFrom({ dist: scene.dist, name: 'shell', version, from, cause: 'deploy shell', ...options });
}

describe('a release of the shell', () => {
  it('is tried by some before all, promoted, and taken back, with every step in status and history', async () => {
    const remotes = JSON.stringify(readServed(scene.dist)?.remotes);
    const { lines } = await deploy('1.1.0', {}, { options: ['preview'], by: 'Alix' });
    expect(lines[0]).toContain('open the portal with ?shell=1.1.0');
    expect(shell()).toMatchObject({ stable: '1.0.0', previews: ['1.1.0'] });
    await apply(startingCanary({ version: '1.1.0', percent: 10, roles: undefined }));
    expect(shell()?.canary).toEqual({ version: '1.1.0', percent: 10, salt: 'shell-1.1.0' });
    await apply(promoting(undefined));
    expect(shell()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });

    const told = status(scene.dist).lines.join('\n');
    expect(told).toContain('  1.1.0 for everyone\n  falls back to 1.0.0\n  pinned');
    expect(told).toMatch(/ {2}1\.1\.0: an unknown commit, signed by the owner of the portal, \d{4}-/);
    expect(history(scene.dist).lines.join('\n')).toMatch(/deploy shell \(Alix\)\n {6}shell: preview 1\.1\.0/);
    await apply(rollingBack(undefined));
    expect(shell()).toMatchObject({ stable: '1.0.0', ladder: ['1.0.0'], pinned: true });
    await apply(unpinning);
    expect(shell()?.pinned).toBeUndefined();
    expect(JSON.stringify(readServed(scene.dist)?.remotes)).toBe(remotes);
  });

  it.each<[string, Command]>([
    ['The shell cannot be switched off', disabling('Fermé')],
    ['--roles has no place there', startingCanary({ version: '1.0.0', percent: 10, roles: ['AGENT'] })],
    ['has a whole share', startingCanary({ version: '1.0.0', percent: 0.5, roles: undefined })],
  ])('%s', async (reason, command) => {
    await expect(apply(command)).rejects.toThrow(reason);
  });

  it('is refused where remotes of today do not fit it, goes ahead when told to, and says what falls back', async () => {
    await scene.expectRefusal(
      () => deploy('2.0.0', { provides: OTHER_KIT }),
      `shell 2.0.0 is refused. ${MISFIT} Deploy that app first, or add --ahead-of-remotes`,
    );
    await deploy('2.0.0', { provides: OTHER_KIT }, { options: ['ahead-of-remotes'] });
    expect(shell()?.stable).toBe('2.0.0');
    await apply(rollingBack(undefined));
    expect((await apply(promoting('2.0.0'))).lines.join('\n')).toContain(MISFIT);
  });

  it('goes back with a whole registry; one that says nothing of it leaves it', async () => {
    await deploy('1.1.0');
    await deploy('1.2.0');
    for (const serial of [3, 1]) {
      await rollbackAll({ dist: scene.dist, cause: 'rollback' }, serial);
      expect(shell()?.stable).toBe('1.1.0');
    }
  });

  it('belongs to no team', () => {
    expect(() => {
      refuseShell({ shell: {} });
    }).toThrow('the owner of the portal alone releases');
  });
});

describe('builds of the workspace', () => {
  const versionOf = (hash: string) => `0.1.0-${hash.repeat(10)}`;

  it('are followed, and leave two below for tabs that are open, until somebody chose another', async () => {
    const versions = ['a', 'b', 'c', 'd', 'e', 'f'].map(versionOf);
    for (const version of versions) await build(scene.dist, version);
    expect(shell()?.ladder).toEqual(versions.toReversed().slice(0, 3));
    const kept = versionsOnDisk(scene.dist, 'shell').map(({ version }) => version);
    expect(kept).toContain(versions[5]);
    expect(kept).not.toContain(versions[0]);

    await deploy('1.1.0');
    await build(scene.dist, versionOf('9'));
    expect(shell()?.stable).toBe('1.1.0');
  });

  it('that another checkout built under the same version is listed as it lies there', async () => {
    for (const text of ['one', 'other']) {
      await build(scene.dist, versionOf('a'), { files: { 'main.js': text } });
      expect(examined()).not.toContain('WRONG  shell');
    }
  });
});

it('the doctor tells of a shell that nobody signed, and of one that cannot be read', () => {
  const registry = JSON.parse(scene.registryText) as object;
  writeFileSync(scene.inDist('remotes.json'), scene.registryText.replaceAll(/,"signature":"[^"]+"/g, ''));
  for (const release of ['shell 1.0.0', 'mfe-agent 1.0.0'])
    expect(examined()).toContain(`${release} is signed by nobody whose signature counts`);
  writeFileSync(scene.inDist('remotes.json'), JSON.stringify({ ...registry, shell: { stable: '1.0.0' } }));
  expect(shell()).toBeUndefined();
  expect(examined()).toContain('it was edited by hand.');
});

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { assembleRegistry } from './assemble-registry';
import { deployRelease, type DeployOptions } from './deploy-release';
import { doctor } from '../inspect/doctor';
import { history } from '../inspect/history';
import { canary, disable, promote, rollback, unpin } from './change-app';
import { readBuiltRelease } from '../registry/built-release';
import { ownerKeyOf, ownerSigner } from '../sign/owner';
import { signRelease } from '../sign/sign-release';
import { refuseShell } from '../sign/ownership-document';
import { putShell, putVersions, sceneOfDist, type ShellSample } from '../../test/release-samples';
import { versionsOnDisk } from '../registry/release-folders';
import { rollbackAll } from './rollback-all';
import { status } from '../inspect/status';
import { readServed } from '../registry/written-registry';

/** A portal from before the shell was a release: `shell.json` says which one is served. */
const scene = sceneOfDist(async (dist) => {
  putShell(path.join(dist, 'shell/1.0.0'));
  writeFileSync(path.join(dist, 'shell.json'), readFileSync(path.join(dist, 'shell/1.0.0/shell.json')));
  await putVersions(dist, ['1.0.0']);
});
const { expectRefusal } = scene;
const built = mkdtempSync(path.join(tmpdir(), 'portal-shell-'));
afterAll(() => rmSync(built, { recursive: true, force: true }));

const shell = () => readServed(scene.dist)?.shell;
const change = () => scene.change('shell');

function deploy(version: string, sample: ShellSample = {}, options: Partial<DeployOptions> = {}) {
  const from = path.join(built, version);
  rmSync(from, { recursive: true, force: true });
  return deployRelease({
    dist: scene.dist,
    name: 'shell',
    version,
    from: putShell(from, { ...sample, version }),
    url: undefined,
    isPreview: false,
    isAheadOfShell: false,
    cause: `deploy shell --version ${version}`,
    onStep: () => undefined,
    ...options,
  });
}

describe('a release of the shell', () => {
  it('is given to everyone, with the one before to fall back to, signed by the owner of the portal', async () => {
    const remotes = JSON.stringify(readServed(scene.dist)?.remotes);
    const { lines } = await deploy('1.1.0');

    expect(lines[0]).toBe('shell 1.1.0 is what everyone gets.');
    expect(shell()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'], pinned: true });
    expect(Object.values(shell()?.versions ?? {}).map(({ signature }) => typeof signature)).toEqual([
      'string',
      'string',
    ]);
    expect(ownerKeyOf(scene.dist)).toBeDefined();
    expect(JSON.stringify(readServed(scene.dist)?.remotes)).toBe(remotes);
  });

  it('is tried by some before all, promoted, and taken back', async () => {
    const { lines } = await deploy('1.1.0', {}, { isPreview: true });
    expect(lines[0]).toContain('open the portal with ?shell=1.1.0');
    expect(shell()).toMatchObject({ stable: '1.0.0', previews: ['1.1.0'] });

    await canary(change(), { version: '1.1.0', percent: 10, roles: undefined });
    expect(shell()?.canary).toEqual({ version: '1.1.0', percent: 10, salt: 'shell-1.1.0' });
    await promote(change(), undefined);
    expect(shell()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0', '1.0.0'] });
    await rollback(change(), undefined);
    expect(shell()).toMatchObject({ stable: '1.0.0', ladder: ['1.0.0'], pinned: true });
    await unpin(change());
    expect(shell()?.pinned).toBeUndefined();
  });

  it.each<[string, () => Promise<unknown>, string]>([
    [
      'what remotes of today do not fit',
      () => deploy('2.0.0', { provides: { contract: 1, kit: '2.0.0', react: '19.3.1' } }),
      'shell 2.0.0 is refused. mfe-agent 1.0.0 needs contract 1, kit ^1.0.0, react ^19.0.0, and the shell has contract 1, kit 2.0.0, react 19.3.1. Deploy that app first, or add --ahead-of-remotes',
    ],
    [
      'a canary for roles, since the server does not know who visits',
      () => canary(change(), { version: '1.0.0', percent: 10, roles: ['AGENT'] }),
      'There is no remote "shell" in the registry',
    ],
    [
      'switching it off',
      () => Promise.resolve().then(() => disable(change(), 'Fermé')),
      'The shell cannot be switched off',
    ],
  ])('refuses %s', async (_what, command, reason) => expectRefusal(command, reason));

  it.each([
    ['for roles', { percent: 10, roles: ['AGENT' as const] }, '--roles has no place there'],
    ['of a part of a per cent', { percent: 0.5, roles: undefined }, 'has a whole share'],
  ])('has no canary %s', async (_what, wish, reason) => {
    await deploy('1.1.0', {}, { isPreview: true });
    await expectRefusal(() => canary(change(), { version: '1.1.0', ...wish }), reason);
  });

  it('goes ahead of the remotes when told to, and says what falls back', async () => {
    const provides = { contract: 1, kit: '2.0.0', react: '19.3.1' };
    await deploy('2.0.0', { provides }, { isAheadOfRemotes: true });
    expect(shell()?.stable).toBe('2.0.0');
    await rollback(change(), undefined);
    const { lines } = await promote(change(), '2.0.0');
    expect(lines.join('\n')).toContain('mfe-agent 1.0.0 needs contract 1, kit ^1.0.0');
  });

  it('stands in status and history with its origin', async () => {
    await deploy('1.1.0', {}, { by: 'Alix' });
    const told = status(scene.dist).lines.join('\n');
    expect(told).toContain('  1.1.0 for everyone\n  falls back to 1.0.0\n  pinned');
    expect(told).toMatch(/ {2}1\.1\.0: an unknown commit, signed by the owner of the portal, \d{4}-/);
    expect(history(scene.dist).lines.join('\n')).toMatch(
      /deploy shell --version 1\.1\.0 \(Alix\).*\n {6}shell: first release 1\.1\.0/,
    );
  });

  it('goes back with a whole registry; one from before the shell was a release leaves it', async () => {
    await deploy('1.1.0');
    await deploy('1.2.0');
    await rollbackAll(scene.dist, 2, 'rollback --serial 2');
    expect(shell()?.stable).toBe('1.1.0');
    await rollbackAll(scene.dist, 1, 'rollback --serial 1');
    expect(shell()?.stable).toBe('1.1.0');
  });
});

it('comes first where the owner’s private key is elsewhere, with nothing below that nobody signed', async () => {
  const key = ownerSigner(scene.dist);
  if (!key) throw new Error('This checkout has no key');
  process.env['PORTAL_OWNER_KEY_FILE'] = path.join(built, 'elsewhere.key');
  try {
    const from = putShell(path.join(built, 'pushed'), { version: '1.1.0' });
    await deploy('1.1.0', {}, { signed: signRelease(readBuiltRelease(from, 'shell', '1.1.0'), key) });
    expect(shell()).toMatchObject({ stable: '1.1.0', ladder: ['1.1.0'] });
  } finally {
    delete process.env['PORTAL_OWNER_KEY_FILE'];
  }
});

describe('builds of the workspace', () => {
  const build = async (hash: string) => {
    const version = `0.1.0-${hash.repeat(10)}`;
    putShell(path.join(scene.dist, 'shell', version), { version });
    await assembleRegistry({ dist: scene.dist, current: [{ name: 'shell', version }] });
    return version;
  };

  it('are followed, and leave two below for tabs that are open, until somebody chose another', async () => {
    const versions: string[] = [];
    for (const hash of ['a', 'b', 'c', 'd', 'e', 'f']) versions.unshift(await build(hash));
    expect(shell()?.ladder).toEqual(versions.slice(0, 3));
    const [newest] = versions;
    const kept = versionsOnDisk(scene.dist, 'shell').map(({ version }) => version);
    expect(kept).toContain(newest);
    expect(kept).not.toContain(versions[5]);

    await deploy('1.1.0');
    await build('9');
    expect(shell()?.stable).toBe('1.1.0');
  });
});

it('that another checkout built under the same version is listed as it lies there', async () => {
  const version = `0.1.0-${'a'.repeat(10)}`;
  for (const text of ['one', 'other']) {
    putShell(path.join(scene.dist, 'shell', version), { version, files: { 'main.js': text } });
    await assembleRegistry({ dist: scene.dist, current: [{ name: 'shell', version }] });
    expect(doctor(scene.dist).lines.join('\n')).not.toContain(`WRONG  shell ${version}`);
  }
});

it('that nobody signed is told by the doctor', async () => {
  await deploy('1.1.0');
  const registry = readServed(scene.dist);
  const unsigned = JSON.stringify(registry).replaceAll(/,"signature":"[^"]+"/g, '');
  writeFileSync(path.join(scene.dist, 'remotes.json'), unsigned);
  const told = doctor(scene.dist).lines.join('\n');
  for (const release of ['shell 1.1.0', 'shell 1.0.0', 'mfe-agent 1.0.0'])
    expect(told).toContain(`${release} is signed by nobody whose signature counts`);
});

it('belongs to no team', () => {
  expect(() => {
    refuseShell({ shell: {} });
  }).toThrow('the owner of the portal alone releases');
});

it('a registry with a shell that cannot be read names none, and the doctor says so', () => {
  const registry = JSON.parse(scene.registryText) as object;
  const damaged = JSON.stringify({ ...registry, shell: { stable: '1.0.0' } });
  writeFileSync(path.join(scene.dist, 'remotes.json'), damaged);
  expect(shell()).toBeUndefined();
  expect(doctor(scene.dist).lines.join('\n')).toContain('The server passes over the shell of the registry');
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { readRegistry } from '@portal/registry/read-registry';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { onFailingDisk, type Write } from '../../test/failing-writes';
import { putVerified } from '../../test/release-samples';
import { refusalOf } from '../refusal';
import { signatureFileOf } from '../registry/release-folders';
import { readServed } from '../registry/stored-registries';
import { disabling, promoting, startingCanary } from './decide/operate';
import { rollbackAll } from './change-app';

const scene = sceneOfDeployments();
const { apply, deploy, expectRefusal, inDist, uploaded } = scene;
const off = disabling('Nous revenons.');
const kept = () => readdirSync(inDist('remotes/.history')).sort();

let said: string[];
beforeEach(() => {
  said = [];
  jest.spyOn(process.stderr, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
});

/** Runs a command on a failing disk, and fails with the line that the portal command prints. */
async function runOn(fails: (write: Write) => string | undefined, command: () => Promise<unknown>) {
  const { error, hasFailed } = await onFailingDisk(scene.dist, fails, command);
  if (error !== undefined) throw refusalOf(error) ?? new Error('No refusal', { cause: error });
  return hasFailed;
}

// What is said of each error of the system: `refusal.test.ts`. Every change of an app writes as this one does.
it.each<[string, () => Promise<unknown>]>([
  ['deploy', () => deploy('1.1.0')],
  ['disable', () => apply(off)],
])('a full disk changes nothing, and is told in one line: %s', async (_name, command) => {
  const before = scene.registryText;
  let refused = 0;
  const full = ({ nth, isRemoval }: Write) => (nth > refused && !isRemoval ? 'ENOSPC' : undefined);
  for (;;) {
    const { error } = await onFailingDisk(scene.dist, full, command);
    if (error === undefined) break;
    refused += 1;
    expect(refusalOf(error)?.message).toMatch(/^\/\S+ cannot be written: the disk is full \(ENOSPC\)/);
    expect(scene.registryText).toBe(before);
    expect(readdirSync(scene.dist).filter((file) => file.startsWith('.release.'))).toEqual([]);
    expect(kept()).toEqual(['1.json', '2.json']);
  }
  // The lock, the history and the registry at least.
  expect(refused).toBeGreaterThan(5);
  expect(readServed(scene.dist)?.serial).toBe(3);
});

it.each([
  /\.upload-.*\/home\.js$/,
  /remotes\/agent$/,
  /maps\/remotes\/agent$/,
  /\.signatures\/agent\//,
  /\.history\//,
  /remotes\.json/,
])('a disk that does not confirm %s stops a deployment, which can be run again', async (name) => {
  const before = scene.registryText;
  const unconfirmed = ({ file, isSync }: Write) => (isSync && name.test(file) ? 'EIO' : undefined);
  await expect(runOn(unconfirmed, () => deploy('1.1.0'))).rejects.toThrow('the disk fails (EIO)');
  expect(scene.registryText).toBe(before);
  expect(kept()).toEqual(['1.json', '2.json']);
  expect(uploaded()).not.toContain('1.1.0');
  await deploy('1.1.0');
  expect(scene.agent?.stable).toBe('1.1.0');
});

it('a full disk that has no room for the note of the holder does not stop disable', async () => {
  const noNote = ({ file, isRemoval }: Write) =>
    file.endsWith('.release.holder.json') && !isRemoval ? 'ENOSPC' : undefined;
  expect(await runOn(noNote, () => apply(off))).toBe(true);
  expect(scene.agent).toMatchObject({ disabled: { message: 'Nous revenons.' } });
});

describe('a history that cannot be written', () => {
  const noHistory = ({ file }: Write) => (file.includes('.history') ? 'EACCES' : undefined);

  it.each<[string, () => Promise<unknown>, object]>([
    ['disable', () => apply(off), { disabled: { message: 'Nous revenons.' } }],
    ['rollback --serial', () => rollbackAll({ dist: scene.dist, cause: 'rollback' }, 2), { stable: '1.0.0' }],
  ])('does not stop %s', async (_name, command, expected) => {
    putVerified(scene.dist, { version: '1.2.0' });
    await apply(promoting('1.2.0'));
    expect(await runOn(noHistory, command)).toBe(true);
    expect(scene.agent).toMatchObject(expected);
    expect(readServed(scene.dist)?.serial).toBe(4);
    expect(said.join('')).toMatch(
      /^Registry 4 is missing in the history\. \/\S+4\.json\S* cannot be written/,
    );
  });

  it('stops what gives users something new', async () => {
    await expectRefusal(() => runOn(noHistory, () => deploy('1.1.0')), /^\/\S+ cannot be written \(EACCES\)/);
  });
});

describe('a deployment that is killed', () => {
  const { pid: dead } = spawnSync(process.execPath, ['-e', '']);
  const leftovers = () =>
    filesBelow(scene.dist, { skipped: [] }).filter((file) =>
      /\.json\.\d+$|\/\.upload-|\.release\./.test(file),
    );

  /** What a canary of the version answers, by what was done before the kill. */
  const ANSWERS = {
    unverified: /is not on the disk, or not whole|was never verified/,
    verified: /^1 % of everyone get mfe-agent 1\.1\.0/,
    served: /mfe-agent 1\.1\.0 is what everyone gets already/,
  };
  const canary = startingCanary({ version: '1.1.0', percent: 1, roles: undefined });
  const canaryAnswers = () =>
    apply(canary).then(
      ({ lines }) => lines.join(' '),
      (error: unknown) => String(refusalOf(error)?.message),
    );

  /** From the n-th write on nothing is written or removed any more: what lies there is what a kill leaves. */
  async function killAt(write: number, pristine: string) {
    rmSync(scene.dist, { recursive: true });
    cpSync(pristine, scene.dist, { recursive: true, preserveTimestamps: true });
    const gone = ({ nth }: Write) => (nth < write ? undefined : 'EROFS');
    const { hasFailed } = await onFailingDisk(scene.dist, gone, () => deploy('1.1.0'));
    // The lock of this process becomes that of one that is dead.
    const holder = inDist('.release.holder.json');
    if (existsSync(holder)) {
      const held = JSON.parse(readFileSync(holder, 'utf8')) as object;
      writeFileSync(holder, JSON.stringify({ ...held, pid: dead }));
    }
    return hasFailed;
  }

  it('at any write can simply be run again, and gives nobody what was not verified', async () => {
    const pristine = `${scene.dist}-pristine`;
    cpSync(scene.dist, pristine, { recursive: true, preserveTimestamps: true });
    const before = scene.registryText;
    const seen = new Set<string>();
    for (let write = 1; await killAt(write, pristine); write += 1) {
      expect(readRegistry(JSON.parse(scene.registryText)).refused).toEqual([]);
      const isVerified = existsSync(signatureFileOf(scene.dist, 'agent', '1.1.0'));
      const moment = scene.registryText !== before ? 'served' : isVerified ? 'verified' : 'unverified';
      seen.add(moment);
      expect(await canaryAnswers()).toMatch(ANSWERS[moment]);
      await deploy('1.1.0');
      const now = [write, scene.agent?.stable, uploaded(), leftovers()];
      expect(now).toEqual([write, '1.1.0', ['1.0.0', '1.1.0'], []]);
    }
    rmSync(pristine, { recursive: true });
    expect(seen.size).toBe(3);
  });
});

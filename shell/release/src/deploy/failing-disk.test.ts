import { chmodSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { onFailingDisk, type Write } from '../../test/failing-writes';
import { disable, promote, rollback } from './change-app';
import { refusalOf } from '../refusal';
import { putVerified } from '../../test/release-samples';
import { rollbackAll } from './rollback-all';
import { readServed } from '../registry/written-registry';

const scene = sceneOfDeployments();
const { change, deploy, expectRefusal, inDist } = scene;

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

const LINES: Readonly<Record<string, RegExp>> = {
  ENOSPC: /^\/\S+ cannot be written: the disk is full \(ENOSPC\)\. Make room, then run the command again\.$/,
  EIO: /^\/\S+ cannot be written: the disk fails \(EIO\)\. See to the disk, then run the command again\.$/,
  EACCES: /^\/\S+ cannot be written \(EACCES\): ship into a folder that you can write/,
};

// What is said of each error of the system: `refusal.test.ts`. Every change of an app writes as this one does.
it.each<[string, () => Promise<unknown>]>([
  ['deploy', () => deploy('1.1.0')],
  ['disable', () => disable(change(), 'Nous revenons.')],
])('a full disk changes nothing, and is told in one line: %s', async (_name, command) => {
  let refused = 0;
  for (;;) {
    const full = ({ nth, isRemoval }: Write) => (nth > refused && !isRemoval ? 'ENOSPC' : undefined);
    const before = scene.registryText;
    const outcome = await onFailingDisk(scene.dist, full, command);
    if (outcome.error === undefined) break;
    refused += 1;

    expect(refusalOf(outcome.error)?.message).toMatch(LINES['ENOSPC'] ?? '');
    expect(scene.registryText).toBe(before);
    expect(readdirSync(scene.dist).filter((file) => file.startsWith('.release.'))).toEqual([]);
    expect(readdirSync(inDist('remotes/.history')).sort()).toEqual(['1.json', '2.json']);
  }

  // The lock, the history and the registry at least.
  expect(refused).toBeGreaterThan(5);
  expect(readServed(scene.dist)?.serial).toBe(3);
});

describe('a disk that confirms nothing any more', () => {
  /** Syncs fail of what has this name, and all else works. */
  const unconfirmed =
    (name: RegExp) =>
    ({ file, isSync }: Write) =>
      isSync && name.test(file) ? 'EIO' : undefined;

  it.each([
    ['a file of the release', /\.upload-.*\/home\.js$/],
    ['the folder of the release', /remotes\/agent$/],
    ['its source maps', /maps\/remotes\/agent$/],
    ['the mark that it is verified', /\.verified\/agent\//],
    ['its signature', /\.signatures\/agent\//],
    ['the history', /\.history\//],
    ['the registry', /remotes\.json/],
  ])('stops a deployment at %s, which can be run again', async (_what, name) => {
    const before = scene.registryText;
    await expect(runOn(unconfirmed(name), () => deploy('1.1.0'))).rejects.toThrow(LINES['EIO']);

    expect(scene.registryText).toBe(before);
    expect(readdirSync(inDist('remotes/.history')).sort()).toEqual(['1.json', '2.json']);
    expect(scene.uploaded()).not.toContain('1.1.0');
    await deploy('1.1.0');
    expect(scene.agent?.stable).toBe('1.1.0');
  });
});

describe('a history that cannot be written', () => {
  const noHistory = ({ file }: Write) => (file.includes('.history') ? 'EACCES' : undefined);

  it.each<[string, () => Promise<unknown>, object]>([
    ['disable', () => disable(change(), 'Nous revenons.'), { disabled: { message: 'Nous revenons.' } }],
    ['rollback', () => rollback(change(), '1.2.0'), { stable: '1.2.0' }],
    ['rollback --serial', () => rollbackAll(scene.dist, 3, 'rollback --serial 3'), { stable: '1.0.0' }],
  ])('does not stop %s', async (_name, command, expected) => {
    putVerified(scene.dist, { version: '1.2.0' });
    await disable(change('admin'), 'Bientôt.');
    await promote(change(), '1.2.0');
    await rollback(change(), '1.0.0');
    putVerified(scene.dist, { version: '1.2.0' });

    expect(await runOn(noHistory, command)).toBe(true);
    expect(scene.agent).toMatchObject(expected);
    expect(readServed(scene.dist)?.serial).toBe(6);
    expect(said).toEqual([
      expect.stringMatching(
        /^Registry 6 is missing in the history\. \/\S+6\.json\S* cannot be written \(EACCES\)/,
      ),
    ]);
  });

  it('stops what gives users something new', async () => {
    await expectRefusal(() => runOn(noHistory, () => deploy('1.1.0')), LINES['EACCES'] ?? '');
  });
});

it('is a folder that this user may not write, where there is such a thing', async () => {
  const { mode } = statSync(scene.dist);
  chmodSync(scene.dist, 0o555);
  try {
    // The superuser writes everywhere: the disk then says what it would say to others.
    const isSuperuser = process.getuid?.() === 0;
    const denied = ({ file }: Write) =>
      isSuperuser && path.dirname(file) === scene.dist ? 'EACCES' : undefined;
    await expectRefusal(() => runOn(denied, () => deploy('1.1.0')), LINES['EACCES'] ?? '');
    await expectRefusal(() => runOn(denied, () => disable(change(), 'Non.')), LINES['EACCES'] ?? '');
  } finally {
    chmodSync(scene.dist, mode);
  }
});

import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { readRegistry } from '@portal/registry/read-registry';
import { sceneOfDeployments } from '../../test/deploy-scene';
import { onFailingDisk } from '../../test/failing-writes';
import { canary } from './change-app';
import { refusalOf } from '../refusal';
import { verifiedFileOf } from '../registry/release-folders';

const scene = sceneOfDeployments();
const { deploy, inDist, uploaded } = scene;

const { pid: dead } = spawnSync(process.execPath, ['-e', '']);

/** The lock of this process becomes that of one that is dead. */
function bury(): void {
  const file = inDist('.release.holder.json');
  if (!existsSync(file)) return;
  const held = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...held, pid: dead }));
}

const leftovers = () =>
  filesBelow(scene.dist, { skipped: [] }).filter((file) => /\.json\.\d+$|\/\.upload-|\.release\./.test(file));

/** What a canary of the version answers, by what was done before the kill. */
const ANSWERS = {
  unverified: /is not on the disk, or not whole|was never verified/,
  verified: /^\d+: 1 % of everyone get mfe-agent 1\.1\.0/,
  served: /mfe-agent 1\.1\.0 is what everyone gets already/,
};

async function canaryAnswers(): Promise<string> {
  try {
    const wish = { version: '1.1.0', percent: 1, roles: undefined };
    return (await canary(scene.change(), wish)).lines.join(' ');
  } catch (error) {
    return String(refusalOf(error)?.message);
  }
}

describe('a deployment that is killed', () => {
  let pristine: string;
  beforeEach(() => {
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    pristine = `${scene.dist}-pristine`;
    cpSync(scene.dist, pristine, { recursive: true, preserveTimestamps: true });
  });
  afterEach(() => {
    jest.restoreAllMocks();
    rmSync(pristine, { recursive: true });
  });

  /** From the n-th write on nothing is written or removed any more: what lies there is what a kill leaves. */
  async function killAt(write: number) {
    rmSync(scene.dist, { recursive: true });
    cpSync(pristine, scene.dist, { recursive: true, preserveTimestamps: true });
    const { hasFailed } = await onFailingDisk(
      scene.dist,
      ({ nth }) => (nth < write ? undefined : 'EROFS'),
      () => deploy('1.1.0'),
    );
    bury();
    return hasFailed;
  }

  it('at any write can simply be run again, and gives nobody what was not verified', async () => {
    const before = scene.registryText;
    const seen = { unverified: 0, verified: 0, served: 0 };
    for (let write = 1; await killAt(write); write += 1) {
      expect(readRegistry(JSON.parse(scene.registryText)).refused).toEqual([]);
      const isServed = scene.registryText !== before;
      const isVerified = existsSync(verifiedFileOf(scene.dist, 'agent', '1.1.0'));
      const moment = isServed ? 'served' : isVerified ? 'verified' : 'unverified';
      seen[moment] += 1;
      expect(`${String(write)}: ${await canaryAnswers()}`).toMatch(ANSWERS[moment]);

      await deploy('1.1.0');

      expect([write, scene.agent?.stable, uploaded(), leftovers()]).toEqual([
        write,
        '1.1.0',
        ['1.0.0', '1.1.0'],
        [],
      ]);
    }
    // Each of the moments was met.
    expect(Object.values(seen).every((times) => times > 0)).toBe(true);
  });
});

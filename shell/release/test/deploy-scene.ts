import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { deployRelease, type DeployOptions } from '../src/deploy/deploy-release';
import type { Outcome } from '../src/outcome';
import { putRelease, sceneOfDist, type ReleaseSample, type SampleScene } from './release-samples';

/** A `dist` for each test with the agent and the admin app, deployed as 1.0.0. */
export interface DeploymentScene extends SampleScene {
  /** Where the releases are built: `<app>/<version>`. */
  readonly built: string;
  /** Builds and deploys a version of the agent app, or of the one that the sample names. */
  deploy(version: string, sample?: ReleaseSample, options?: Partial<DeployOptions>): Promise<Outcome>;
  /** The names in the folder of the agent app's releases, sorted. */
  uploaded(): readonly string[];
}

type Deployment = Pick<DeployOptions, 'dist' | 'name' | 'version' | 'from'> & Partial<DeployOptions>;

/** Deploys through a server of its own, without options. */
export const deployFrom = (options: Deployment): Promise<Outcome> =>
  deployRelease({ url: undefined, options: [], cause: 'deploy', onStep: () => undefined, ...options });

/** Sets up the scene for the tests of a file. */
export function sceneOfDeployments(): DeploymentScene {
  const built = mkdtempSync(path.join(tmpdir(), 'portal-built-'));
  afterAll(() => rmSync(built, { recursive: true, force: true }));

  function deployTo(dist: string, version: string, sample: ReleaseSample = {}, options = {}) {
    const name = sample.name ?? 'agent';
    const from = path.join(built, name, version);
    rmSync(from, { recursive: true, force: true });
    putRelease(from, { ...sample, version });
    return deployFrom({
      dist,
      name,
      version,
      from,
      cause: `deploy ${name} --version ${version}`,
      ...options,
    });
  }

  const scene = sceneOfDist(async (dist) => {
    await deployTo(dist, '1.0.0');
    await deployTo(dist, '1.0.0', { name: 'admin' });
  });
  return Object.assign(scene, {
    built,
    deploy: (version: string, sample?: ReleaseSample, options?: Partial<DeployOptions>) =>
      deployTo(scene.dist, version, sample, options),
    uploaded: () => readdirSync(scene.inDist('remotes/agent')).sort(),
  });
}

import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '@portal/remote-sdk/files-below';
import { sceneOfDeployments, type DeploymentScene } from '../deploy-scene';
import { sampleDist } from '../release-samples';
import { readServed, type WrittenEntry } from '../written-registry';
import { BUCKET_KEYS, startBucket, type BucketServer } from './bucket-server';
import { followStorage, type Following } from './follow-storage';
import { sha256 } from './manifest';
import { storageOf } from './storage-of';

const SETTINGS = ['PORTAL_RELEASES', 'AWS_ENDPOINT_URL_S3', 'AWS_MAX_ATTEMPTS', ...Object.keys(BUCKET_KEYS)];

export interface BucketScene {
  readonly bucket: BucketServer;
  /** The first host: with the agent and the admin app, as 1.0.0. */
  readonly here: DeploymentScene;
  /** A further host, which has its shell and nothing else. @returns its working copy */
  newHost(): string;
  /** Has a host follow the bucket until the test ends. */
  run(dist: string): Promise<RunningHost>;
  /** What commands have said besides their outcome. */
  complaints(): string;
}

export interface RunningHost {
  /** The lines for its log. */
  readonly said: readonly string[];
  readonly following: Following;
}

/** Waits until something is seen. @returns how many milliseconds that took */
export async function until(isTrue: () => boolean): Promise<number> {
  const started = performance.now();
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - started;
}

/** What is a host's own: its lock, its shell, and what it notes of the bucket. */
const OWN = /^(?:\.release\.lock|shell\.json|remotes\/\.bucket\.json)$/;

/** What hosts have in common: the files of a working copy with their digests. */
export const sharedBy = (dist: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    filesBelow(dist, { skipped: [] })
      .filter((file) => !OWN.test(file))
      .map((file) => [file, sha256(readFileSync(path.join(dist, file)))]),
  );

export const agentOf = (dist: string): WrittenEntry | undefined => readServed(dist)?.remotes['agent'];

/** Brings a host up to date. @returns whether there was something new */
export const refresh = async (dist: string): Promise<boolean> => (await storageOf(dist)).refresh();

/** A bucket for each test, which the first host has filled. */
export function sceneOfBucket(): BucketScene {
  const here = sceneOfDeployments();
  const hosts: string[] = [];
  const followings: Following[] = [];
  let bucket: BucketServer;
  beforeEach(async () => {
    bucket = await startBucket();
    Object.assign(process.env, BUCKET_KEYS, {
      PORTAL_RELEASES: 's3://releases/portal',
      AWS_ENDPOINT_URL_S3: bucket.endpoint,
    });
    await (await storageOf(here.dist)).fill();
    jest.spyOn(process.stderr, 'write').mockReturnValue(true);
  });
  afterEach(async () => {
    for (const each of followings.splice(0)) each.stop();
    jest.restoreAllMocks();
    for (const name of SETTINGS) Reflect.deleteProperty(process.env, name);
    await bucket.close();
    for (const dist of hosts.splice(0)) rmSync(dist, { recursive: true, force: true });
  });
  return {
    get bucket() {
      return bucket;
    },
    here,
    newHost() {
      const dist = sampleDist();
      hosts.push(dist);
      return dist;
    },
    async run(dist) {
      const said: string[] = [];
      const following = await followStorage(dist, (line) => said.push(line));
      followings.push(following);
      return { said, following };
    },
    complaints: () =>
      jest
        .mocked(process.stderr.write)
        .mock.calls.map(([text]) => String(text))
        .join(''),
  };
}

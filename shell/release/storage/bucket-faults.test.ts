import { hostname } from 'node:os';
import { disable, rollback } from '../operate-remote';
import { readServed } from '../written-registry';
import { agentOf, refresh, sceneOfBucket, sharedBy, until } from './bucket-scene';
import { sha256 } from './manifest';

const scene = sceneOfBucket();
const { here } = scene;
const agentAt = (dist: string) => ({ dist, name: 'agent', cause: 'test' });
const OBJECT = /objects\/[0-9a-f]{64}$/;
describe('a job that is killed', () => {
  it('between any two uploads is run again, and is served once, whole', async () => {
    // A kill tries nothing a second time.
    process.env['AWS_MAX_ATTEMPTS'] = '1';
    process.env['AWS_ENDPOINT_URL_S3'] = scene.bucket.endpoint.replace('127.0.0.1', 'localhost');
    const there = scene.newHost();
    await refresh(there);
    let isKilled = true;
    let at = 0;
    while (isKilled) {
      at += 1;
      const version = `1.${String(at)}.0`;
      const before = readServed(there)?.serial;
      isKilled = await deployUpTo(at, version);
      await refresh(there);
      const isServed = agentOf(there)?.stable === version;
      // Else whoever looks at the bucket, or at this host, sees nothing of it.
      const isUntouched = readServed(there)?.serial === before && agentOf(here.dist)?.stable !== version;
      expect(isServed || isUntouched).toBe(true);
      if (!isServed) await here.deploy(version);
      await refresh(here.dist);
      await refresh(there);
      expect(agentOf(here.dist)?.stable).toBe(version);
      expect(sharedBy(there)).toEqual(sharedBy(here.dist));
    }
    expect(at).toBeGreaterThan(15);
  }, 120_000);

  /** From the n-th upload on nothing reaches the bucket any more. @returns whether it came to that */
  async function deployUpTo(upload: number, version: string): Promise<boolean> {
    let uploads = 0;
    let isDead = false;
    scene.bucket.fault = ({ method }) => {
      if (method === 'PUT') uploads += 1;
      isDead ||= uploads === upload;
      return isDead ? 'cut' : undefined;
    };
    await here.deploy(version).catch(() => undefined);
    scene.bucket.fault = undefined;
    release();
    return isDead;
  }

  /** The lock of this process becomes that of one that is gone. */
  function release(): void {
    const lock = scene.bucket.objects.get('portal/lock.json');
    if (lock) lock.bytes = Buffer.from('{}');
  }

  it('after its registry was published, with the answer lost, has published it', async () => {
    scene.bucket.fault = ({ method, key }) => {
      if (method !== 'PUT' || key !== 'portal/current.json') return undefined;
      scene.bucket.fault = undefined;
      return 'cut after';
    };
    await here.deploy('1.1.0');
    expect(agentOf(here.dist)?.stable).toBe('1.1.0');
  });

  it('leaves a lock that the next command takes over, and says so', async () => {
    const holder = {
      id: 'x',
      pid: 2 ** 30,
      host: hostname(),
      command: 'deploy agent',
    };
    scene.bucket.objects.set('portal/lock.json', { bytes: Buffer.from(JSON.stringify(holder)), at: 0 });
    await disable(agentAt(here.dist), 'Fermé.');
    expect(scene.complaints()).toContain(
      'Took over the lock of `portal deploy agent`: its process 1073741824 is gone.',
    );
  });
});

describe('a bucket that does not answer', () => {
  it.each([500, 503, 'cut'] as const)(
    'with %s, at the start and later, leaves what is served',
    async (fault) => {
      scene.bucket.fault = () => fault;
      const { said, following } = await scene.run(here.dist);
      expect(following.problem()).toMatch(/^s3:\/\/releases\/portal does not answer \(.+\)\.$/);
      expect(following.gauges()).toMatchObject([{ name: 'portal_release_storage_up', value: 0 }]);
      expect(agentOf(here.dist)?.stable).toBe('1.0.0');
      const before = sharedBy(here.dist);
      await expect(disable(agentAt(here.dist), 'Fermé.')).rejects.toThrow(/does not answer/);
      expect(sharedBy(here.dist)).toEqual(before);

      scene.bucket.fault = undefined;
      await until(() => following.problem() === undefined);
      expect(said).toEqual([
        expect.stringMatching(
          /^s3:\/\/releases\/portal does not answer \(.+\)\. What is served stays as it is\.$/,
        ),
        's3://releases/portal answers again: what is served follows it.',
      ]);
    },
    30_000,
  );

  it('at all is given up after seconds', async () => {
    scene.bucket.fault = () => 'silent';
    await expect(refresh(here.dist)).rejects.toThrow(/does not answer/);
  }, 30_000);

  it('once is asked again', async () => {
    let isFirst = true;
    scene.bucket.fault = () => {
      const fault = isFirst ? 503 : undefined;
      isFirst = false;
      return fault;
    };
    expect(await refresh(scene.newHost())).toBe(true);
  });
});

describe('a bucket that is not as it should be', () => {
  /** The stored object with this content. */
  const objectWith = (text: string) =>
    [...scene.bucket.objects].find(([key, { bytes }]) => OBJECT.test(key) && bytes.includes(text))?.[1];

  it('with a flipped byte in what everyone gets: refused, and the registry stays', async () => {
    const there = scene.newHost();
    await refresh(there);
    const before = sharedBy(there);
    await here.deploy('1.1.0');
    const object = objectWith('export const home = "1.1.0";');
    if (object)
      object.bytes = Buffer.from(object.bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte)));

    await expect(refresh(there)).rejects.toThrow(
      /^remotes\/agent\/1\.1\.0\/home\.js in s3:\/\/releases\/portal \(objects\/[0-9a-f]{64}\) is damaged: its bytes are not those of its name\.$/,
    );
    expect(readServed(there)?.serial).toBe(2);
    expect(agentOf(there)?.stable).toBe('1.0.0');
    expect(Object.keys(sharedBy(there))).toEqual(Object.keys(before));

    // Nobody gets it any more: the others follow again.
    await rollback(agentAt(here.dist), undefined);
    await refresh(there);
    expect(readServed(there)?.serial).toBe(4);
    expect(scene.complaints()).toContain('home.js in s3://releases/portal');
  });

  it.each([
    [
      'a path that leads elsewhere',
      { '../../etc': { tree: 'a'.repeat(64) } },
      /is no name that belongs there/,
    ],
    ['a form of another day', { '': { tree: 7 } }, /The manifest cannot be read/],
  ])('with %s in its manifest: refused', async (_title, folders, reason) => {
    const text = JSON.stringify(folders);
    const put = (key: string, content: string) =>
      scene.bucket.objects.set(`portal/${key}`, { bytes: Buffer.from(content), at: 0 });
    put(`objects/${sha256(text)}`, text);
    put('current.json', JSON.stringify({ schema: 1, serial: 9, manifest: sha256(text), id: 'x' }));
    await expect(refresh(here.dist)).rejects.toThrow(reason);
    expect(agentOf(here.dist)?.stable).toBe('1.0.0');
  });

  it('ignoring conditions: no command is carried out', async () => {
    scene.bucket.knowsConditions = false;
    process.env['AWS_ENDPOINT_URL_S3'] = scene.bucket.endpoint.replace('127.0.0.1', 'localhost');
    await expect(disable(agentAt(here.dist), 'Fermé.')).rejects.toThrow(
      's3://releases/portal ignores If-None-Match, and cannot keep two hosts apart: use a server that knows conditional writes.',
    );
  });

  it.each([
    [
      'an unknown key',
      { AWS_ACCESS_KEY_ID: 'nobody' },
      's3://releases/portal refuses these credentials (InvalidAccessKeyId): see to AWS_ACCESS_KEY_ID and the rights of the key.',
    ],
    [
      'a wrong secret',
      { AWS_SECRET_ACCESS_KEY: 'wrong' },
      's3://releases/portal refuses these credentials (SignatureDoesNotMatch): see to AWS_ACCESS_KEY_ID and the rights of the key.',
    ],
    [
      'another bucket',
      { PORTAL_RELEASES: 's3://other/portal' },
      'There is no bucket other: PORTAL_RELEASES names it.',
    ],
  ])('with %s: one clear line, without the secret', async (_title, settings, line) => {
    Object.assign(process.env, settings);
    const { said } = await scene.run(scene.newHost());
    expect(said).toEqual([`${line} What is served stays as it is.`]);
    expect(said.join()).not.toMatch(/the-secret|wrong/);
  });
});

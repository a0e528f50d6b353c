import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { disable, rollback } from '../operate-remote';
import { readServed } from '../written-registry';
import { agentOf, refresh, sceneOfBucket, sharedBy } from './bucket-scene';
import { followStorage, type Following } from './follow-storage';
import { storageOf, whileAlone } from './release-storage';

const scene = sceneOfBucket();
const { here } = scene;
const agentAt = (dist: string) => ({ dist, name: 'agent', cause: 'test' });
const OBJECT = /objects\/[0-9a-f]{64}$/;
const saidBy = () => jest.mocked(process.stderr.write).mock.calls.map(([text]) => String(text));

let followings: Following[] = [];
afterEach(() => {
  for (const each of followings) each.stop();
  followings = [];
});
/** A host as it runs. @returns what it says to its log */
async function run(dist: string): Promise<{ readonly said: string[]; readonly following: Following }> {
  const said: string[] = [];
  const following = await followStorage(dist, (line) => said.push(line));
  followings.push(following);
  return { said, following };
}
async function until(isTrue: () => boolean): Promise<number> {
  const started = performance.now();
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 20));
  return performance.now() - started;
}

describe('two hosts without a common disk', () => {
  it('serve the same; what one takes back is gone at the other within five seconds', async () => {
    const there = scene.newHost();
    await run(there);
    expect(sharedBy(there)).toEqual(sharedBy(here.dist));
    await here.deploy('1.1.0');
    await until(() => agentOf(there)?.stable === '1.1.0');

    await rollback(agentAt(here.dist), undefined);
    expect(await until(() => agentOf(there)?.stable === '1.0.0')).toBeLessThan(5_000);
    await disable(agentAt(here.dist), 'Fermé.');
    expect(await until(() => agentOf(there)?.disabled !== false)).toBeLessThan(5_000);
  });

  it('change one after the other what neither has seen: no edit is lost', async () => {
    const there = scene.newHost();
    await Promise.all([
      disable(agentAt(here.dist), 'Fermé.'),
      disable({ ...agentAt(there), name: 'admin' }, 'Fermé aussi.'),
    ]);
    await refresh(here.dist);
    await refresh(there);

    expect(readServed(here.dist)?.serial).toBe(4);
    expect(readServed(here.dist)?.remotes['admin']?.disabled).toEqual({ message: 'Fermé aussi.' });
    expect(sharedBy(there)).toEqual(sharedBy(here.dist));
  });

  it('never both win: who slept through its lease is refused, and nothing of it is served', async () => {
    const there = scene.newHost();
    const before = sharedBy(here.dist);
    const late = whileAlone(here.dist, 'late', async (change) => {
      // Somebody else published meanwhile, as after half a minute of sleep.
      const pointer = scene.bucket.objects.get('portal/current.json');
      const other = JSON.parse(String(pointer?.bytes)) as object;
      scene.bucket.objects.set('portal/current.json', {
        bytes: Buffer.from(JSON.stringify({ ...other, id: 'another' })),
        at: Date.now(),
      });
      await change.record(readFileSync(here.inDist('remotes.json'), 'utf8').replace('"serial":2', '"serial":3'));
    });

    await expect(late).rejects.toThrow(
      'Another host has changed s3://releases/portal meanwhile. Nothing was changed: run it again.',
    );
    await refresh(there);
    expect(sharedBy(there)).toEqual(before);
  });

  it('have no need of a second look: a bucket that nobody changed answers in one request', async () => {
    await refresh(here.dist);
    const asked = scene.bucket.requests.length;
    expect(await refresh(here.dist)).toBe(false);
    expect(scene.bucket.requests.slice(asked).map(({ method, key }) => `${method} ${key}`)).toEqual([
      'GET portal/current.json',
    ]);
  });

  it('carry a signed request out once, whichever of them it reaches', async () => {
    const there = await storageOf(scene.newHost());
    const signedAt = Date.now();
    expect(await (await storageOf(here.dist)).isFirst('key nonce', signedAt)).toBe(true);
    expect(await there.isFirst('key nonce', signedAt)).toBe(false);
    expect(await there.isFirst('key other', signedAt - 60 * 60_000)).toBe(true);
    await (await storageOf(scene.newHost())).isFirst('key third', signedAt);
    expect([...scene.bucket.objects.keys()].filter((key) => key.includes('requests/'))).toHaveLength(2);
  });
});

describe('a job that is killed', () => {
  it('between any two requests is run again on another host, and is served once, whole', async () => {
    let kills = 0;
    for (let at = 1; ; at += 1) {
      const version = `1.${String(at)}.0`;
      const before = readServed(here.dist)?.serial;
      const started = scene.bucket.requests.length;
      // What does not reach the bucket any more is what a kill leaves. Its lock is that of a process that is gone.
      scene.bucket.fault = ({ nth }) => (nth >= started + at ? 'cut' : undefined);
      const attempt = here.deploy(version).then(
        () => 'done',
        () => 'killed',
      );
      const end = await attempt;
      scene.bucket.fault = undefined;
      release();
      const there = scene.newHost();
      await refresh(there);
      if (agentOf(there)?.stable !== version) {
        expect(readServed(there)?.serial).toBe(before);
        expect(agentOf(here.dist)?.stable).not.toBe(version);
        await here.deploy(version);
      }
      await refresh(here.dist);
      expect(agentOf(here.dist)?.stable).toBe(version);
      await refresh(there);
      expect(sharedBy(there)).toEqual(sharedBy(here.dist));
      rmSync(there, { recursive: true });
      if (end === 'done' && scene.bucket.requests.length < started + at) break;
      kills += 1;
      if (kills > 60) break;
    }
    expect(kills).toBeGreaterThan(20);
  }, 120_000);

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
    const holder = { id: 'x', pid: 2 ** 30, host: (await import('node:os')).hostname(), command: 'deploy agent' };
    scene.bucket.objects.set('portal/lock.json', { bytes: Buffer.from(JSON.stringify(holder)), at: 0 });
    await disable(agentAt(here.dist), 'Fermé.');
    expect(saidBy().join('')).toContain('Took over the lock of `portal deploy agent`: its process 1073741824 is gone.');
  });
});

describe('a bucket that does not answer', () => {
  it.each([500, 503, 'cut'] as const)('with %s, at the start and later, leaves what is served', async (fault) => {
    scene.bucket.fault = () => fault;
    const { said, following } = await run(here.dist);
    expect(following.problem()).toMatch(/^s3:\/\/releases\/portal does not answer \(.+\)\.$/);
    expect(following.gauges()).toMatchObject([{ name: 'portal_release_storage_up', value: 0 }]);
    expect(agentOf(here.dist)?.stable).toBe('1.0.0');
    const before = sharedBy(here.dist);
    await expect(disable(agentAt(here.dist), 'Fermé.')).rejects.toThrow(/does not answer/);
    expect(sharedBy(here.dist)).toEqual(before);

    scene.bucket.fault = undefined;
    await until(() => following.problem() === undefined);
    expect(said).toEqual([
      expect.stringMatching(/^s3:\/\/releases\/portal does not answer \(.+\)\. What is served stays as it is\.$/),
      's3://releases/portal answers again: what is served follows it.',
    ]);
  }, 30_000);

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
    if (object) object.bytes = Buffer.from(object.bytes.map((byte, index) => (index === 3 ? byte ^ 1 : byte)));

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
    expect(saidBy().join('')).toContain('home.js in s3://releases/portal');
  });

  it.each([
    ['a path that leads elsewhere', { '../../etc': { tree: 'a'.repeat(64) } }, /is no name that belongs there/],
    ['a form of another day', { '': { tree: 7 } }, /The manifest cannot be read/],
  ])('with %s in its manifest: refused', async (_title, folders, reason) => {
    const text = JSON.stringify(folders);
    const { sha256 } = await import('./manifest');
    const put = (key: string, content: string) =>
      scene.bucket.objects.set(`portal/${key}`, { bytes: Buffer.from(content), at: 0 });
    put(`objects/${sha256(text)}`, text);
    put('current.json', JSON.stringify({ schema: 1, serial: 9, manifest: sha256(text), id: 'x' }));
    await expect(refresh(here.dist)).rejects.toThrow(reason);
    expect(agentOf(here.dist)?.stable).toBe('1.0.0');
  });

  it('ignoring conditions: no command is carried out', async () => {
    scene.bucket.knowsConditions = false;
    Reflect.deleteProperty(process.env, 'PORTAL_RELEASES');
    process.env['PORTAL_RELEASES'] = 's3://releases/portal';
    process.env['AWS_ENDPOINT_URL_S3'] = scene.bucket.endpoint.replace('127.0.0.1', 'localhost');
    await expect(disable(agentAt(here.dist), 'Fermé.')).rejects.toThrow(
      's3://releases/portal ignores If-None-Match, and cannot keep two hosts apart: use a server that knows conditional writes.',
    );
  });

  it.each([
    ['an unknown key', { AWS_ACCESS_KEY_ID: 'nobody' }, 's3://releases/portal refuses these credentials (InvalidAccessKeyId): see to AWS_ACCESS_KEY_ID and the rights of the key.'],
    ['a wrong secret', { AWS_SECRET_ACCESS_KEY: 'wrong' }, 's3://releases/portal refuses these credentials (SignatureDoesNotMatch): see to AWS_ACCESS_KEY_ID and the rights of the key.'],
    ['another bucket', { PORTAL_RELEASES: 's3://other/portal' }, 'There is no bucket other: PORTAL_RELEASES names it.'],
  ])('with %s: one clear line, without the secret', async (_title, settings, line) => {
    Object.assign(process.env, settings);
    const { said } = await run(scene.newHost());
    expect(said).toEqual([`${line} What is served stays as it is.`]);
    expect(said.join()).not.toMatch(/the-secret|wrong/);
  });
});

describe('an empty bucket', () => {
  it('is filled by the first host, with old releases as well, and never again', async () => {
    await here.deploy('1.1.0');
    scene.bucket.objects.clear();
    process.env['PORTAL_RELEASES'] = 's3://releases/new';
    const { said } = await run(here.dist);
    expect(said).toEqual([`s3://releases/new was empty: it has the releases of ${here.dist} now.`]);
    const there = scene.newHost();
    expect((await run(there)).said).toEqual([]);
    expect(sharedBy(there)).toEqual(sharedBy(here.dist));
    expect(await (await storageOf(there)).fill()).toBe(false);
  });

  it('stays empty when the host has nothing', async () => {
    process.env['PORTAL_RELEASES'] = 's3://releases/new';
    await run(scene.newHost());
    expect([...scene.bucket.objects.keys()].filter((key) => key.startsWith('new/'))).toEqual([]);
  });
});

it('what nobody needs leaves the bucket, but not what a host may just be reading', async () => {
  const stray = `portal/objects/${'0'.repeat(64)}`;
  scene.bucket.objects.set(stray, { bytes: Buffer.from('left by a kill'), at: Date.now() });
  const count = () => [...scene.bucket.objects.keys()].filter((key) => OBJECT.test(key)).length;
  const first = count();
  for (let time = 0; time < 20; time += 1) await disable(agentAt(here.dist), `Fermé ${String(time)}.`);
  expect(scene.bucket.objects.has(stray)).toBe(true);
  const grown = count();

  scene.bucket.aheadMs = 2 * 60 * 60_000;
  for (let time = 0; time < 20; time += 1) await disable(agentAt(here.dist), `Ouvert ${String(time)}.`);
  expect(scene.bucket.objects.has(stray)).toBe(false);
  expect(count()).toBeLessThan(grown + grown - first);
  const there = scene.newHost();
  await refresh(there);
  expect(sharedBy(there)).toEqual(sharedBy(here.dist));
}, 30_000);

it('a working copy that was spoiled is put right at the next start', async () => {
  const there = scene.newHost();
  await refresh(there);
  writeFileSync(path.join(there, 'remotes/agent/1.0.0/home.js'), 'spoiled');
  rmSync(path.join(there, 'remotes/.bucket.json'));
  rmSync(path.join(there, 'remotes/.history'), { recursive: true });
  await whileAlone(there, 'test', () => undefined);
  expect(sharedBy(there)).toEqual(sharedBy(here.dist));
  expect(existsSync(path.join(there, 'remotes/.history/2.json'))).toBe(true);
});

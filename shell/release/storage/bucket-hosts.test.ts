import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { disable, rollback } from '../operate-remote';
import { readServed } from '../written-registry';
import { agentOf, refresh, sceneOfBucket, sharedBy, until } from './bucket-scene';
import { storageOf, whileAlone } from './storage-of';

const scene = sceneOfBucket();
const { here } = scene;
const agentAt = (dist: string) => ({ dist, name: 'agent', cause: 'test' });
const OBJECT = /objects\/[0-9a-f]{64}$/;
describe('two hosts without a common disk', () => {
  it('serve the same; what one takes back is gone at the other within five seconds', async () => {
    const there = scene.newHost();
    await scene.run(there);
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
      await change.record(
        readFileSync(here.inDist('remotes.json'), 'utf8').replace('"serial":2', '"serial":3'),
      );
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

describe('an empty bucket', () => {
  it('is filled by the first host, with old releases as well, and never again', async () => {
    await here.deploy('1.1.0');
    scene.bucket.objects.clear();
    process.env['PORTAL_RELEASES'] = 's3://releases/new';
    const { said } = await scene.run(here.dist);
    expect(said).toEqual([`s3://releases/new was empty: it has the releases of ${here.dist} now.`]);
    const there = scene.newHost();
    expect((await scene.run(there)).said).toEqual([]);
    expect(sharedBy(there)).toEqual(sharedBy(here.dist));
    expect(await (await storageOf(there)).fill()).toBe(false);
  });

  it('stays empty when the host has nothing', async () => {
    process.env['PORTAL_RELEASES'] = 's3://releases/new';
    await scene.run(scene.newHost());
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

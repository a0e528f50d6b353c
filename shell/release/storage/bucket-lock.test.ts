import { openBucket, type Bucket } from './bucket';
import { takeLease } from './bucket-lock';
import { sceneOfBucket, until } from './bucket-scene';

const scene = sceneOfBucket();
const TIMES = { leaseMs: 400, renewalMs: 50, patienceMs: 10_000 };
const LOCK = 'portal/lock.json';
const ELSEWHERE = JSON.stringify({ id: 'x', pid: 7, host: 'another', command: 'deploy agent' });

let bucket: Bucket;
beforeEach(async () => {
  bucket = await openBucket({ bucket: 'releases', prefix: 'portal/' });
});
const put = (text: string) => scene.bucket.objects.set(LOCK, { bytes: Buffer.from(text), at: 0 });
const take = (said: string[] = [], times = TIMES) =>
  takeLease(bucket, 'disable agent', (line) => said.push(line), times);

it('waits for who renews the lock, also for longer than its lease', async () => {
  const first = await take();
  const asked = scene.bucket.requests.length;
  const started = performance.now();
  const second = take();
  await until(() => performance.now() - started > 2 * TIMES.leaseMs);
  expect(first.isHeld()).toBe(true);
  await first.release();
  await (await second).release();

  expect(scene.bucket.requests.slice(asked).filter(({ method }) => method === 'PUT').length).toBeGreaterThan(
    5,
  );
  expect(String(scene.bucket.objects.get(LOCK)?.bytes)).toBe('{}');
});

it('takes over a lock of another machine that nobody renews, and says so', async () => {
  put(ELSEWHERE);
  const said: string[] = [];
  const started = performance.now();
  const lease = await take(said);
  expect(performance.now() - started).toBeGreaterThanOrEqual(TIMES.leaseMs);
  expect(said).toEqual([
    'Took over the lock of `portal deploy agent` (process 7 on another): it was not renewed for 30 seconds.',
  ]);
  await lease.release();
});

it('is lost when another has taken it over, and leaves that one its lock', async () => {
  const lease = await take();
  lease.check();
  put(ELSEWHERE);
  await until(() => !lease.isHeld());
  expect(() => {
    lease.check();
  }).toThrow('Another command took over the lock. Nothing was changed.');
  await lease.release();
  expect(String(scene.bucket.objects.get(LOCK)?.bytes)).toBe(ELSEWHERE);
});

it('is lost when the bucket does not answer for as long as it is good', async () => {
  const lease = await take();
  scene.bucket.fault = () => 'cut';
  expect(await until(() => !lease.isHeld())).toBeLessThan(2 * TIMES.leaseMs);
  scene.bucket.fault = undefined;
  await lease.release();
});

it('gives up after a minute of somebody else at work', async () => {
  put(ELSEWHERE);
  await expect(take([], { leaseMs: 60_000, renewalMs: 5_000, patienceMs: 300 })).rejects.toThrow(
    '`portal deploy agent` (process 7 on another) has been at work here for a minute. Try again when it is done.',
  );
});

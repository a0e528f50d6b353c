import { rmSync } from 'node:fs';
import { createHost, type Host } from '@portal/host/create-host';
import { sampleDist } from '@portal/release/release-samples';
import { signedHeaders } from '@portal/release/request-signature';
import { BUCKET_KEYS, startBucket, type BucketServer } from '@portal/release/storage/bucket-server';
import { followStorage, type Following } from '@portal/release/storage/follow-storage';
import { readServed } from '@portal/release/written-registry';
import { sceneOfDesk } from '../test/desk-scene';
import { releaseDesk } from './release-desk';

const scene = sceneOfDesk();
let bucket: BucketServer;
let dist: string;
let other: Host;
let origin: string;
let followings: readonly [Following, Following];

const originOf = ({ app }: Host) => {
  const address = app.server.address();
  return `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : address)}`;
};

/** A second host, without a disk in common with that of the scene. */
beforeEach(async () => {
  bucket = await startBucket();
  Object.assign(process.env, BUCKET_KEYS, {
    PORTAL_RELEASES: 's3://releases',
    AWS_ENDPOINT_URL_S3: bucket.endpoint,
  });
  dist = sampleDist();
  const first = await followStorage(scene.dist, () => undefined);
  followings = [first, await followStorage(dist, () => undefined)];
  other = createHost({
    dist,
    publicFolder: scene.folder,
    config: {},
    publicUrl: undefined,
    upstreams: [],
    log: false,
    releases: followings[1].problem,
    extend: releaseDesk(dist),
  });
  await other.listen('127.0.0.1', 0);
  await other.open();
  origin = originOf(other);
});
afterEach(async () => {
  for (const each of followings) each.stop();
  await other.app.close();
  for (const name of ['PORTAL_RELEASES', 'AWS_ENDPOINT_URL_S3', ...Object.keys(BUCKET_KEYS)])
    Reflect.deleteProperty(process.env, name);
  await bucket.close();
  rmSync(dist, { recursive: true, force: true });
});

/** What each answer of the second host says to the pages that it serves. */
async function heardThere(): Promise<string | null> {
  const { headers } = await fetch(`${origin}/healthz`);
  return headers.get('server-timing');
}

async function waitFor(serial: number | undefined): Promise<number> {
  const started = performance.now();
  while ((await heardThere()) !== `registry;desc="${String(serial)}"`)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return performance.now() - started;
}

it('what a team pushes to one host, and takes back there, a page at the other hears within five seconds', async () => {
  expect(await scene.push('1.0.0')).toMatchObject({ code: 0 });
  await waitFor(readServed(scene.dist)?.serial);
  const file = await fetch(`${origin}/remotes/loans/1.0.0/home.js`);
  expect(await file.text()).toBe('export const home = "1.0.0";');
  await scene.push('1.1.0');

  expect(await scene.asTeam('rollback', 'loans')).toMatchObject({ code: 0 });
  expect(await waitFor(readServed(scene.dist)?.serial)).toBeLessThan(5_000);
  expect(readServed(dist)?.remotes['loans']?.stable).toBe('1.0.0');

  expect(await scene.asTeam('disable', 'loans', '--message', 'Fermé.')).toMatchObject({ code: 0 });
  expect(await waitFor(readServed(scene.dist)?.serial)).toBeLessThan(5_000);
  expect(readServed(dist)?.remotes['loans']?.disabled).toEqual({ message: 'Fermé.' });
});

it('a request that one host carried out is refused by the other', async () => {
  // For the portal of one name, which is whichever host the balancer takes.
  const url = new URL('/portal/commands', 'http://portail.example');
  const body = JSON.stringify({ args: ['status'] });
  const headers = {
    ...(await signedHeaders('POST', url, Buffer.from(body), scene.team)),
    'content-type': 'application/json',
    host: url.host,
  };
  const ask = async ({ app }: Host) =>
    (await app.inject({ method: 'POST', url: url.pathname, headers, payload: body })).statusCode;
  expect(await ask(scene.host)).toBe(200);
  expect(await ask(other)).toBe(409);
});

it('with the bucket away, a command is answered with a line and nothing is changed; what is served goes on', async () => {
  const before = scene.served();
  const serial = await heardThere();
  bucket.fault = () => 500;
  expect(await scene.asTeam('status')).toMatchObject({
    code: 1,
    errors: expect.stringContaining('s3://releases does not answer (500 InternalError).') as string,
  });
  expect(scene.served()).toEqual(before);
  expect(await heardThere()).toBe(serial);
  const started = performance.now();
  let details: { releases?: string } = {};
  while (details.releases === undefined && performance.now() - started < 10_000)
    ({ details } = (await (await fetch(`${origin}/readyz`)).json()) as { details: typeof details });
  expect(details.releases).toBe('s3://releases does not answer (500 InternalError).');
});

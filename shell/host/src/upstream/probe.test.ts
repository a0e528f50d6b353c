import { hostOptionsOf } from '../deployment';
import { sceneOfHost } from '../../test/host-scene';
import { outsideServer } from '../../test/outside-server';
import { createProbe } from './probe';
import { requestBytes } from '../../test/raw-socket';
import { readSettings } from '../settings/settings';

const scene = sceneOfHost();
let status: number;
const other = outsideServer(({ url }, response) => {
  if (url !== '/silent') response.writeHead(status).end();
});
beforeEach(() => (status = 405));

it.each([
  [200, true],
  [405, true],
  [500, false],
])('a server that answers %s is there: %s', async (answered, isThere) => {
  status = answered;
  expect(await createProbe(`${other.url()}/api/login`)()).toBe(isThere);
});

it('a server that says nothing, or is gone, is away within the time', async () => {
  expect(await createProbe(`${other.url()}/silent`, { answerWithinMs: 50 })()).toBe(false);
  const address = `${other.url()}/x`;
  await other.close();
  expect(await createProbe(address)()).toBe(false);
});

it('is asked once in two seconds, by however many', async () => {
  let clock = 0;
  const probe = createProbe(`${other.url()}/x`, { now: () => clock });
  await Promise.all(Array.from({ length: 50 }, probe));
  clock = 1_999;
  await probe();
  expect(other.asked()).toHaveLength(1);
  clock = 2_000;
  await probe();
  expect(other.asked()).toHaveLength(2);
});

it('behind another back office, readiness is its own, the texts are told of, and there is no demo', async () => {
  const settings = readSettings(
    { BACK_OFFICE_URL: `${other.url()}/oro`, CONTENT_URL: 'http://127.0.0.1:1' },
    '/',
  );
  const { upstreams, probes = {}, config } = hostOptionsOf(settings, '/');
  const behind = await scene.open({ upstreams, probes, config }, 'none');
  const ready = await behind.app.inject('/readyz');
  const told = await behind.app.inject('/config.json');

  expect(other.asked()).toEqual(['GET /oro/api/login']);
  expect({ status: ready.statusCode, body: ready.json<unknown>() }).toEqual({
    status: 200,
    body: { status: 'ok', details: { backOffice: 'ok', content: 'away' } },
  });
  expect(told.json()).toMatchObject({ demo: false });

  await other.close();
  const left = await scene.open({ ...hostOptionsOf(settings, '/'), log: false }, 'none');
  const away = await left.app.inject('/readyz');
  expect({ status: away.statusCode, body: away.json<unknown>() }).toEqual({
    status: 503,
    body: { status: 'back office away', details: { backOffice: 'away', content: 'away' } },
  });
});

it.each(['/api/../users', '/api/%2e%2e/users', '/api/a/.%2E/../../users', '/items/..', '/items/.%2e\\x'])(
  'what climbs out of the paths that are passed on is refused: %s',
  async (url) => {
    const upstream = { kind: 'remote', url: other.url() } as const;
    const { port } = await scene.listen(
      { upstreams: [{ prefixes: ['/api', '/items'], upstream }] },
      undefined,
    );
    const ask = (path: string) =>
      requestBytes(port, `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n`);
    // Over the network: injected test requests are normalised first.
    const refused = await ask(url);
    const before = other.asked();
    const passed = await fetch(`http://127.0.0.1:${port}/api/a.b/x`);
    expect({ status: refused.status, asked: before }).toEqual({ status: 400, asked: [] });
    expect({ status: passed.status, asked: other.asked() }).toEqual({
      status: 405,
      asked: ['GET /api/a.b/x'],
    });
  },
);

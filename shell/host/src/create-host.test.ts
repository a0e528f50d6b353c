import { sceneOfHost } from '../test/host-scene';

const LONG_URL = `/${'x'.repeat(9000)}`;
const PROMISED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

const scene = sceneOfHost();

describe('the back office', () => {
  it('answers its own paths, with the body it was sent', async () => {
    const answer = await scene.host.app.inject({ method: 'POST', url: '/admin/api/echo', payload: { a: 1 } });

    expect(answer.json()).toEqual({ got: { a: 1 } });
  });

  it('has only whole segments: /apiary is a page', async () => {
    expect((await scene.get('/apiary')).headers['content-type']).toContain('text/html');
  });
});

describe('health', () => {
  it('is 503 before the doors open and once we stop', async () => {
    const starting = scene.newHost();
    await starting.listen('127.0.0.1', 0);
    const ask = (path: string) => fetch(`${starting.app.listeningOrigin}${path}`);
    const before = await ask('/healthz');
    const early = await ask('/login');
    const ready = await ask('/readyz');
    const page = await fetch(`${starting.app.listeningOrigin}/login`, { headers: { accept: 'text/html' } });
    await starting.open(scene.backOffice);
    const open = await ask('/healthz');
    starting.announceStop();
    const after = await ask('/healthz');

    expect([before.status, open.status, after.status]).toEqual([503, 200, 503]);
    expect(await before.json()).toEqual({ status: 'starting' });
    expect([early.status, ready.status, early.headers.get('retry-after')]).toEqual([503, 503, '1']);
    expect(PROMISED.filter((name) => !early.headers.has(name))).toEqual([]);
    expect(await open.json()).toEqual({ status: 'ok' });
    expect([page.status, page.headers.get('content-type')]).toEqual([503, 'text/html; charset=utf-8']);
    expect(await page.text()).toContain('<h1>Reprise en cours</h1>');
  });
});

describe('every answer', () => {
  it.each([
    ['GET', '/', 200],
    ['GET', '/config.json', 200],
    ['GET', '/remotes.json', 200],
    ['GET', '/remotes/agent/1.0.0/entry.js', 200],
    ['GET', '/remotes/agent/1.0.0/lost.js', 404],
    ['GET', '/admin/api/mine', 200],
    ['GET', '/admin/api/lost', 404],
    ['POST', '/login', 405],
    ['POST', '/telemetry', 403],
    ['GET', '/telemetry', 404],
    ['DELETE', '/', 405],
    ['GET', LONG_URL, 414],
    ['GET', '/%E0%A4%A', 400],
  ] as const)('carries the security headers: %s %s', async (method, url, status) => {
    const answer = await scene.host.app.inject({ method, url });

    expect(answer.statusCode).toBe(status);
    expect(PROMISED.filter((name) => answer.headers[name] === undefined)).toEqual([]);
  });

  it('tells which methods a page has', async () => {
    expect((await scene.host.app.inject({ method: 'PUT', url: '/login' })).headers.allow).toBe('GET, HEAD');
  });
});

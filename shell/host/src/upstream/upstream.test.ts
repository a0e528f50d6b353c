import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createHost, type Host } from '../create-host';
import { upstreamsOf } from '../deployment';
import type { Settings } from '../settings/settings';

const LONG_AGO = 'Mon, 01 Jan 2024 00:00:00 GMT';

let upstream: Server;
let host: Host;
let asked: string[];

/** An external server: its clock is wrong, it refuses signatures at /401, and is busy at /503. */
beforeEach(async () => {
  asked = [];
  upstream = createServer((request: IncomingMessage, response) => {
    asked.push(`${request.method} ${request.url}`);
    const status = Number(/\/(\d{3})$/.exec(request.url ?? '')?.[1] ?? 200);
    response.writeHead(status, {
      date: LONG_AGO,
      ...(status === 401 ? { 'www-authenticate': 'WSSE realm="Secured API"' } : {}),
      ...(status === 503 ? { 'retry-after': '1' } : {}),
    });
    request.pipe(response);
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const { port } = upstream.address() as AddressInfo;
  host = createHost({
    dist: '/nowhere',
    publicFolder: '/nowhere',
    config: {},
    publicUrl: undefined,
    upstreams: [
      { prefixes: ['/api', '/admin/api'], upstream: { kind: 'remote', url: `http://127.0.0.1:${port}` } },
      { prefixes: ['/items'], upstream: { kind: 'remote', url: `http://127.0.0.1:${port}/cms` } },
    ],
    log: false,
  });
  await host.open();
});
afterEach(async () => {
  await host.app.close();
  upstream.close();
});

const send = (method: 'GET' | 'POST', url: string, payload?: string) =>
  host.app.inject({
    method,
    url,
    ...(payload === undefined ? {} : { payload, headers: { 'content-type': 'application/json' } }),
  });

describe('another content service behind the portal', () => {
  const WHO = { cookie: 'from_agent=7', authorization: 'Bearer x', 'x-wsse': 'UsernameToken' };
  let directus: Server;
  let portal: Host;
  let heard: IncomingMessage['headers'][];

  beforeEach(async () => {
    heard = [];
    directus = createServer((request, response) => {
      heard.push(request.headers);
      response.writeHead(200, {
        'content-type': new URL(request.url ?? '', 'http://a.example').searchParams.get('type') ?? '',
        'content-disposition': 'inline; filename="rue.jpg"',
        'content-security-policy': "default-src *; script-src 'unsafe-inline'",
        'set-cookie': 'directus_session=1',
        'cache-control': 'public, max-age=2592000',
      });
      response.end(request.url);
    });
    await new Promise<void>((resolve) => directus.listen(0, '127.0.0.1', resolve));
    const { port } = directus.address() as AddressInfo;
    portal = createHost({
      dist: '/nowhere',
      publicFolder: '/nowhere',
      config: {},
      publicUrl: undefined,
      upstreams: upstreamsOf({
        backOfficeUrl: undefined,
        contentUrl: `http://127.0.0.1:${port}`,
      } as Settings),
      log: false,
    });
    await portal.open();
  });
  afterEach(async () => {
    await portal.app.close();
    directus.close();
  });

  it.each(['/assets/a?width=480&type=image%2Fwebp', '/items/page_intergestion/1?fields=*,image.*'])(
    'is not told who asks, and sets no cookie: %s',
    async (url) => {
      const answer = await portal.app.inject({ url, headers: { ...WHO, accept: 'image/webp' } });
      expect(answer).toMatchObject({ statusCode: 200, body: url });
      expect(heard[0]).toMatchObject({ accept: 'image/webp' });
      for (const name of Object.keys(WHO)) expect(heard[0]).not.toHaveProperty([name]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers['cache-control']).toBe('public, max-age=2592000');
    },
  );

  it.each([
    ['image/webp', 'inline; filename="rue.jpg"'],
    ['image/jpeg', 'inline; filename="rue.jpg"'],
    ['image/svg+xml', 'inline; filename="rue.jpg"'],
    ['IMAGE/PNG; charset=binary', 'inline; filename="rue.jpg"'],
    ['application/pdf', 'attachment'],
    ['text/html', 'attachment'],
    ['image/svg+xml-not', 'attachment'],
    ['', 'attachment'],
  ])('gives a file of type “%s” %s, and nothing in it runs', async (type, disposition) => {
    const { headers } = await portal.app.inject(`/assets/a?type=${encodeURIComponent(type)}`);
    expect(headers['content-disposition']).toBe(disposition);
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('another server behind the portal', () => {
  it('gets calls as they came and its answers go out as they are, its clock included', async () => {
    const answer = await send('POST', '/api/login', '{"meta":{}}');
    expect(answer).toMatchObject({ statusCode: 200, body: '{"meta":{}}' });
    expect(answer.headers.date).toBe(LONG_AGO);
    expect(asked).toEqual(['POST /api/login']);
  });

  it('refuses signatures itself: its 401 and its challenge go out', async () => {
    const answer = await send('GET', '/admin/api/401');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('WSSE realm="Secured API"');
  });

  it.each(['/items/page?filter=../x', '/items/page?filter=100%'])(
    'gets any question, also one that looks like a path or is badly encoded: %s',
    async (url) => {
      expect((await send('GET', url)).statusCode).toBe(200);
      expect(asked).toEqual([`GET /cms${url}`]);
    },
  );

  it('is never asked again with the same signature, which is good once', async () => {
    expect((await send('GET', '/admin/api/503')).statusCode).toBe(503);
    expect(asked).toEqual(['GET /admin/api/503']);
  });

  it('that does not answer is told as such', async () => {
    await new Promise((resolve) => upstream.close(resolve));
    expect((await send('GET', '/api/x')).statusCode).toBe(502);
  });
});

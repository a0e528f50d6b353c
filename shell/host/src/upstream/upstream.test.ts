import { sceneOfHost } from '../../test/host-scene';
import { outsideServer } from '../../test/outside-server';
import { upstreamsOf } from '../deployment';
import type { Settings } from '../settings/settings';

const LONG_AGO = 'Mon, 01 Jan 2024 00:00:00 GMT';
const scene = sceneOfHost();

describe('another content service behind the portal', () => {
  const WHO = { cookie: 'from_agent=7', authorization: 'Bearer x', 'x-wsse': 'UsernameToken' };
  const directus = outsideServer((request, response) => {
    response.writeHead(200, {
      'content-type': new URL(request.url ?? '', 'http://a.example').searchParams.get('type') ?? '',
      'content-disposition': 'inline; filename="rue.jpg"',
      'content-security-policy': "default-src *; script-src 'unsafe-inline'",
      'set-cookie': 'directus_session=1',
      'cache-control': 'public, max-age=2592000',
    });
    response.end(request.url);
  });
  async function ask(url: string, headers: Record<string, string> = {}) {
    const contents = { backOfficeUrl: undefined, contentUrl: directus.url() } as Settings;
    const { app } = await scene.open({ upstreams: upstreamsOf(contents) }, 'none');
    return app.inject({ url, headers });
  }

  it.each(['/assets/a?width=480&type=image%2Fwebp', '/items/page_intergestion/1?fields=*,image.*'])(
    'is not told who asks, and sets no cookie: %s',
    async (url) => {
      const answer = await ask(url, { ...WHO, accept: 'image/webp' });
      expect(answer).toMatchObject({ statusCode: 200, body: url });
      expect(directus.heard()).toMatchObject({ accept: 'image/webp' });
      for (const name of Object.keys(WHO)) expect(directus.heard()).not.toHaveProperty([name]);
      expect(answer.headers).not.toHaveProperty('set-cookie');
      expect(answer.headers['cache-control']).toBe('public, max-age=2592000');
    },
  );

  it.each([
    ['image/webp', 'inline; filename="rue.jpg"'],
    ['image/svg+xml', 'inline; filename="rue.jpg"'],
    ['IMAGE/PNG; charset=binary', 'inline; filename="rue.jpg"'],
    ['text/html', 'attachment'],
    ['image/svg+xml-not', 'attachment'],
    ['', 'attachment'],
  ])('gives a file of type “%s” %s, and nothing in it runs', async (type, disposition) => {
    const { headers } = await ask(`/assets/a?type=${encodeURIComponent(type)}`);
    expect(headers['content-disposition']).toBe(disposition);
    expect(headers['content-security-policy']).toBe("default-src 'none'; style-src 'unsafe-inline'; sandbox");
    expect(headers['x-content-type-options']).toBe('nosniff');
  });
});

describe('another server behind the portal', () => {
  // Its clock is wrong, it refuses signatures at /401, and is busy at /503.
  const outside = outsideServer((request, response) => {
    const status = Number(/\/(\d{3})$/.exec(request.url ?? '')?.[1] ?? 200);
    response.writeHead(status, {
      date: LONG_AGO,
      ...(status === 401 && { 'www-authenticate': 'WSSE realm="Secured API"' }),
      ...(status === 503 && { 'retry-after': '1' }),
    });
    request.pipe(response);
  });
  async function send(method: 'GET' | 'POST', url: string, payload?: object) {
    const upstreams = [
      { prefixes: ['/api', '/admin/api'], upstream: { kind: 'remote' as const, url: outside.url() } },
      { prefixes: ['/items'], upstream: { kind: 'remote' as const, url: `${outside.url()}/cms` } },
    ];
    const { app } = await scene.open({ upstreams }, 'none');
    return app.inject({ method, url, ...(payload && { payload }) });
  }

  it('gets calls as they came and its answers go out as they are, its clock included', async () => {
    const answer = await send('POST', '/api/login', { meta: {} });
    expect(answer).toMatchObject({ statusCode: 200, body: '{"meta":{}}' });
    expect(answer.headers.date).toBe(LONG_AGO);
    expect(outside.asked()).toEqual(['POST /api/login']);
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
      expect(outside.asked()).toEqual([`GET /cms${url}`]);
    },
  );

  it('is never asked again with the same signature, which is good once', async () => {
    expect((await send('GET', '/admin/api/503')).statusCode).toBe(503);
    expect(outside.asked()).toEqual(['GET /admin/api/503']);
  });

  it('that does not answer is told as such', async () => {
    const asking = send('GET', '/api/x');
    await outside.close();
    expect((await asking).statusCode).toBe(502);
  });
});

import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { createHost, type Host } from './create-host';

const CODE = 'console.info("agent")';
const LONG_URL = `/${'x'.repeat(9000)}`;
const PROMISED = [
  'content-security-policy',
  'x-content-type-options',
  'x-frame-options',
  'referrer-policy',
  'cross-origin-resource-policy',
];

let folder: string;
let dist: string;
let backOffice: FastifyInstance;
let host: Host;

const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

const newHost = (publicUrl?: string) =>
  createHost({
    dist,
    publicFolder: path.join(folder, 'public'),
    config: { callGapMs: 500, demo: true },
    publicUrl,
    upstreams: [{ prefixes: ['/api', '/admin/api', '/items'], upstream: { kind: 'embedded' } }],
    logLevel: 'silent',
  });

const get = (url: string, headers: Record<string, string> = {}) =>
  host.app.inject({ method: 'GET', url, headers: { accept: 'text/html', ...headers } });

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portal-host-'));
  dist = path.join(folder, 'dist');
  write('dist/remotes.json', '{"schema":1,"serial":1,"remotes":{}}');
  write('dist/remotes/agent/1.0.0/entry.js', CODE);
  write('dist/remotes/agent/1.0.0/entry.js.br', brotliCompressSync(CODE));
  write('dist/remotes/agent/1.0.0/entry.js.map', '{}');
  write('dist/maps/remotes/agent/1.0.0/entry.js.map', '{}');
  write('dist/maps/shell/1/main.js.map', '{}');
  write('dist/remotes/.history/1.json', '{}');
  write(
    'dist/shell.json',
    JSON.stringify({
      version: '1',
      base: '/shell/1/',
      scripts: ['main.js'],
      styles: ['main.css'],
      fonts: ['figtree-latin-wght-normal.woff2'],
      integrity: { 'main.js': 'sha384-m', 'main.css': 'sha384-c', 'next.js': 'sha384-n' },
    }),
  );
  write('public/favicon.svg', '<svg/>');
  write('public/film.mp4', '0123456789');
  backOffice = fastify();
  backOffice.post('/admin/api/echo', async (request) => ({ got: request.body }));
  backOffice.get('/admin/api/mine', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send([]),
  );
  await backOffice.ready();
  host = newHost();
  host.open(backOffice);
});

afterEach(async () => {
  await host.app.close();
  await backOffice.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the page', () => {
  it.each(['/', '/login', '/projectFile/12', '/password/reset/token=a.b.c'])(
    'is the same at %s',
    async (url) => {
      const answer = await get(url);

      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.body).toContain('<html lang="fr">');
    },
  );

  it('has a nonce of its own each time, in its headers and on its scripts', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await get('/');
        const policies = answer.headers['content-security-policy'];
        const nonce = /'nonce-([^']+)'/.exec(String(policies))?.[1] ?? '';
        expect(policies).toHaveLength(2);
        expect(answer.body).toContain(
          `src="/shell/1/main.js" integrity="sha384-m" crossorigin="anonymous" nonce="${nonce}"`,
        );
        return nonce;
      }),
    );

    expect(new Set(nonces).size).toBe(2);
  });

  it('says of itself what its address is, where browsers reach it', async () => {
    const known = newHost('https://portail.example');
    known.open(backOffice);
    const { body } = await known.app.inject('/simulateur?prix=200000');
    await known.app.close();
    expect(body).toContain('<link rel="canonical" href="https://portail.example/simulateur">');
    expect(body).toContain('<meta property="og:image" content="https://portail.example/social-image.png">');
    expect((await get('/projectFile/1')).body).toContain('<meta name="robots" content="noindex">');
  });

  it('allows neither inline nor evaluated code, and asks for integrity and Trusted Types', async () => {
    const { headers } = await get('/');
    const policies = String(headers['content-security-policy']);

    expect(policies).not.toMatch(/unsafe/);
    expect(policies).toContain("require-trusted-types-for 'script'");
    expect(policies).toContain('trusted-types default dompurify highcharts');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(csp)');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('may call whoever counts the visits, where there is one, and nobody else', async () => {
    const measured = createHost({
      dist,
      publicFolder: folder,
      config: {},
      publicUrl: undefined,
      analyticsUrl: 'https://mesure.example/matomo.php',
      upstreams: [],
      logLevel: 'silent',
    });
    measured.open(undefined);
    const answer = await measured.app.inject('/');
    expect(String(answer.headers['content-security-policy'])).toContain(
      "connect-src 'self' https://mesure.example;",
    );
    expect(String((await get('/')).headers['content-security-policy'])).toContain("connect-src 'self';");
    await measured.app.close();
  });

  it('carries the digests of the shell as data', async () => {
    const { body } = await get('/');
    const block = /id="portal-integrity">(.+?)<\/script>/.exec(body)?.[1] ?? '';

    expect(JSON.parse(block)).toEqual({
      '/shell/1/main.js': 'sha384-m',
      '/shell/1/main.css': 'sha384-c',
      '/shell/1/next.js': 'sha384-n',
    });
  });

  it('speaks of TLS only where browsers use it', async () => {
    const plain = await get('/');
    const secure = newHost('https://portail.example');
    secure.open(backOffice);
    const answer = await secure.app.inject('/');
    await secure.app.close();

    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(String(plain.headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
    expect(answer.headers['strict-transport-security']).toContain('max-age=63072000');
    expect(String(answer.headers['content-security-policy'])).toContain('upgrade-insecure-requests');
  });
});

describe('the files of a release', () => {
  it('are kept for ever and come compressed', async () => {
    const answer = await get('/remotes/agent/1.0.0/entry.js', { 'accept-encoding': 'gzip, br' });

    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-encoding': 'br',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
  });

  it('come as they are to who takes no compression', async () => {
    expect((await get('/remotes/agent/1.0.0/entry.js')).body).toBe(CODE);
    expect((await get('/remotes/agent/1.0.0/entry.js', { 'accept-encoding': 'br;q=0' })).body).toBe(CODE);
  });

  it('are read from the disk each time: a release that is removed and put back is gone and back', async () => {
    const place = path.join(dist, 'remotes/agent');
    renameSync(place, `${place}-away`);
    const gone = await get('/remotes/agent/1.0.0/entry.js');
    renameSync(`${place}-away`, place);

    expect(gone.statusCode).toBe(404);
    expect(gone.headers['cache-control']).toBe('no-store');
    expect((await get('/remotes/agent/1.0.0/entry.js')).statusCode).toBe(200);
  });

  it.each([
    '/remotes/agent/1.0.0/lost.js',
    '/remotes/agent/1.0.0/entry.js.map',
    '/remotes/agent/1.0.0/maps/entry.js.map',
    '/maps/remotes/agent/1.0.0/entry.js.map',
    '/maps/shell/1/main.js.map',
    '/remotes/..%2fmaps/remotes/agent/1.0.0/entry.js.map',
    '/remotes/%2e%2e/maps/shell/1/main.js.map',
    '/shell/1/main.js.map',
    '/remotes/agent/1.0.0/entry.js.br',
    '/remotes/.history/1.json',
    '/remotes/..%2f..%2fdist/shell.json',
    '/remotes/%2e%2e/shell.json',
    '/remotes/agent/1.0.0/entry.js%00.css',
    '/remotes/agent',
    '/shell/1/lost.css',
    '/lost.js',
    '/lost.png',
  ])('are a true 404 in plain text when they are not there: %s', async (url) => {
    const answer = await get(url);

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(answer.body).toBe('Not found\n');
  });
});

describe('the registry', () => {
  it('is asked for again each time and costs nothing when it is the same', async () => {
    const first = await get('/remotes.json', { 'accept-encoding': 'br' });
    const again = await get('/remotes.json', { 'if-none-match': String(first.headers.etag) });

    expect(first.headers).toMatchObject({ 'cache-control': 'no-cache', 'content-encoding': 'br' });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('is the new one as soon as it is replaced', async () => {
    const before = await get('/remotes.json');
    write('dist/remotes.json.tmp', '{"schema":1,"serial":2,"remotes":{}}');
    renameSync(path.join(dist, 'remotes.json.tmp'), path.join(dist, 'remotes.json'));
    const after = await get('/remotes.json', { 'if-none-match': String(before.headers.etag) });

    expect(after.statusCode).toBe(200);
    expect(after.json()).toMatchObject({ serial: 2 });
  });

  it('is a 404 when there is none', async () => {
    rmSync(path.join(dist, 'remotes.json'));

    expect((await get('/remotes.json')).statusCode).toBe(404);
  });
});

describe('what lies at the root', () => {
  it('is served with its type', async () => {
    expect((await get('/favicon.svg')).headers['content-type']).toBe('image/svg+xml');
  });

  it('comes in parts, for the seeking of a film', async () => {
    const middle = await get('/film.mp4', { range: 'bytes=2-4' });
    const end = await get('/film.mp4', { range: 'bytes=-3' });
    const beyond = await get('/film.mp4', { range: 'bytes=20-' });

    expect(middle.statusCode).toBe(206);
    expect(middle.body).toBe('234');
    expect(middle.headers['content-range']).toBe('bytes 2-4/10');
    expect(end.body).toBe('789');
    expect(beyond.statusCode).toBe(416);
  });
});

describe('the back office', () => {
  it('answers its own paths, with the body it was sent', async () => {
    const answer = await host.app.inject({ method: 'POST', url: '/admin/api/echo', payload: { a: 1 } });

    expect(answer.json()).toEqual({ got: { a: 1 } });
  });

  it('answers what it does not know itself, never with the page', async () => {
    const answer = await get('/admin/api/lost');

    expect(answer.statusCode).toBe(404);
    expect(answer.headers['content-type']).toContain('json');
  });

  it('has only whole segments: /apiary is a page', async () => {
    expect((await get('/apiary')).headers['content-type']).toContain('text/html');
  });

  it('may be another server, to which everything passes as it came', async () => {
    const other = fastify();
    other.post('/admin/api/echo', async (request, reply) =>
      reply.header('x-total-count', '7').send({ got: request.body, key: request.headers['x-wsse'] }),
    );
    await other.listen({ host: '127.0.0.1', port: 0 });
    const passing = createHost({
      dist,
      publicFolder: folder,
      config: {},
      publicUrl: undefined,
      upstreams: [{ prefixes: ['/admin/api'], upstream: { kind: 'remote', url: other.listeningOrigin } }],
      logLevel: 'silent',
    });
    passing.open(undefined);
    await passing.app.listen({ host: '127.0.0.1', port: 0 });
    const send = () =>
      fetch(`${passing.app.listeningOrigin}/admin/api/echo?x=1`, {
        method: 'POST',
        body: JSON.stringify({ a: 1 }),
        headers: { 'x-wsse': 'signed', 'content-type': 'application/json' },
      });
    const answer = await send();
    const body: unknown = await answer.json();
    await other.close();
    const down = await send();
    await passing.app.close();

    expect(body).toEqual({ got: { a: 1 }, key: 'signed' });
    expect(answer.headers.get('x-total-count')).toBe('7');
    expect(down.status).toBe(502);
    expect(down.headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('health', () => {
  it('is 503 before the doors open and once we stop', async () => {
    const starting = newHost();
    const before = await starting.app.inject('/healthz');
    const early = await starting.app.inject('/login');
    starting.open(backOffice);
    const open = await starting.app.inject('/healthz');
    starting.announceStop();
    const after = await starting.app.inject('/healthz');
    await starting.app.close();

    expect([before.statusCode, open.statusCode, after.statusCode]).toEqual([503, 200, 503]);
    expect(early.statusCode).toBe(503);
    expect(open.json()).toEqual({ status: 'ok' });
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
    const answer = await host.app.inject({ method, url });

    expect(answer.statusCode).toBe(status);
    expect(PROMISED.filter((name) => answer.headers[name] === undefined)).toEqual([]);
  });

  it('tells which methods a page has', async () => {
    expect((await host.app.inject({ method: 'PUT', url: '/login' })).headers.allow).toBe('GET, HEAD');
  });
});

it('gives a caller five seconds for headers and fifteen for a whole request', () => {
  expect(host.app.server).toMatchObject({ headersTimeout: 5000, requestTimeout: 15_000 });
});

describe('reports of violations', () => {
  it.each([
    ['application/csp-report', { 'csp-report': {} }, 1],
    ['application/reports+json', [{}, {}], 2],
  ])('are counted when they come as %s', async (type, payload, count) => {
    const answer = await host.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });

    expect(answer.statusCode).toBe(204);
    expect(host.reports.count).toBe(count);
  });

  it.each([
    [
      'application/csp-report',
      {
        'csp-report': { 'document-uri': 'https://p.example/password/reset/token=SECRET', referrer: 'SECRET' },
      },
    ],
    [
      'application/reports+json',
      [
        {
          type: 'csp-violation',
          url: 'https://p.example/password/reset/token=SECRET',
          body: { sample: 'SECRET' },
        },
      ],
    ],
  ])('keep and log nothing of the reset link of the page they come from: %s', async (type, payload) => {
    const lines: string[] = [];
    const logging = createHost({
      dist,
      publicFolder: path.join(folder, 'public'),
      config: {},
      publicUrl: undefined,
      upstreams: [],
      logTo: { write: (line) => lines.push(line) },
    });
    logging.open(undefined);
    await logging.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload: JSON.stringify(payload),
    });
    await logging.app.close();

    expect(lines.join('')).toContain('policy violation');
    expect(lines.join('') + JSON.stringify(logging.reports.last)).not.toContain('SECRET');
  });
});

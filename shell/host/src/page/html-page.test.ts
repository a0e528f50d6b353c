import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { writtenEntry, writtenRegistry } from '@portal/registry/registry-samples';
import { sceneOfHost } from '../../test/host-scene';

const scene = sceneOfHost();

describe('the page', () => {
  it.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ])('crosses the wire as %s to who takes it', async (encoding, accepts, unfold) => {
    const plain = await scene.get('/login');
    const answer = await scene.get('/login', { 'accept-encoding': accepts });

    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': 'text/html; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(answer.rawPayload.length).toBeLessThan(Buffer.byteLength(plain.body));
    expect(unfold(answer.rawPayload).toString()).toContain('<html lang="fr">');
  });

  it('has a nonce of its own each time, in its headers and on its scripts', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const answer = await scene.get('/');
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

  it('allows neither inline nor evaluated code, and asks for integrity and Trusted Types', async () => {
    const { headers } = await scene.get('/');
    const policies = String(headers['content-security-policy']);

    expect(policies).not.toMatch(/unsafe/);
    for (const closed of ['default-src', 'object-src', 'base-uri', 'frame-ancestors'])
      expect(policies).toContain(`${closed} 'none'`);
    expect(policies).toContain("require-trusted-types-for 'script'");
    expect(policies).toContain('trusted-types default dompurify highcharts');
    expect(headers['integrity-policy']).toBe('blocked-destinations=(script), endpoints=(csp)');
    expect(headers['cache-control']).toBe('no-store');
  });

  it('may call whoever counts the visits, where there is one, and nobody else', async () => {
    const measured = await scene.open(
      { analyticsUrl: 'https://mesure.example/matomo.php', upstreams: [] },
      'none',
    );
    const answer = await measured.app.inject('/');
    expect(String(answer.headers['content-security-policy'])).toContain(
      "connect-src 'self' https://mesure.example;",
    );
    expect(String((await scene.get('/')).headers['content-security-policy'])).toContain(
      "connect-src 'self';",
    );
  });

  const CLAIMS = [{ paths: ['/agent/*'], roles: ['AGENT'] }];
  const AGENT = writtenEntry('agent', {}, { claims: CLAIMS });
  /** Answers that come with the page: address → JSON. */
  const answersIn = (body: string): Readonly<Record<string, unknown>> =>
    Object.fromEntries(
      [...body.matchAll(/ data-answer="([^"]+)" data-date="[^"]+">(.*?)<\/script>/g)].map(
        ([, at = '', text = '']): [string, unknown] => [at, JSON.parse(text)],
      ),
    );

  it.each([
    ['nobody', undefined, 'VISITOR'],
    ['an agent', 'a=1; portal-role=AGENT', 'AGENT'],
    ['a role that there is not', 'portal-role=ROOT', 'VISITOR'],
  ])('comes with what its code asks for first, for %s', async (_who, cookie, role) => {
    scene.write('dist/remotes.json', JSON.stringify(writtenRegistry({ agent: AGENT })));
    const { body } = await scene.get('/login', cookie === undefined ? {} : { cookie });
    const at = `/remotes.json?role=${role}`;
    expect(answersIn(body)).toEqual({
      '/config.json': (await scene.get('/config.json')).json<unknown>(),
      [at]: (await scene.get(at)).json<unknown>(),
    });
  });

  it('has no registry in it that cannot be read, and nothing that could end its element', async () => {
    const odd = await scene.open({ config: { note: '</script><script>alert(1)</script>' } });
    scene.write('dist/remotes.json', '<!doctype html>');
    const { body } = await odd.app.inject({ url: '/login', headers: { accept: 'text/html' } });
    expect(answersIn(body)).toEqual({ '/config.json': { note: '</script><script>alert(1)</script>' } });
  });

  it('has the fonts of French pages wait for the code', async () => {
    expect((await scene.get('/login')).body).toContain(
      '<template id="portal-fonts" data-first><link rel="preload" as="font" type="font/woff2" href="/shell/1/figtree-french.woff2" crossorigin="anonymous"></template>',
    );
  });

  it('carries the digests of the shell as data', async () => {
    const { body } = await scene.get('/');
    const block = /id="portal-integrity">(.+?)<\/script>/.exec(body)?.[1] ?? '';

    expect(JSON.parse(block)).toEqual({
      '/shell/1/main.js': 'sha384-m',
      '/shell/1/main.css': 'sha384-c',
      '/shell/1/next.js': 'sha384-n',
    });
  });

  it('speaks of TLS only where browsers use it', async () => {
    const plain = await scene.get('/');
    const secure = await scene.open({ publicUrl: 'https://portail.example' });
    const answer = await secure.app.inject('/');

    expect(plain.headers['strict-transport-security']).toBeUndefined();
    expect(String(plain.headers['content-security-policy'])).not.toContain('upgrade-insecure-requests');
    // For this host only, unless configured otherwise.
    expect(answer.headers['strict-transport-security']).toBe('max-age=31536000');
    expect(String(answer.headers['content-security-policy'])).toContain('upgrade-insecure-requests');
  });
});

it.each([
  ['off', undefined],
  ['subdomains', 'max-age=31536000; includeSubDomains'],
  ['preload', 'max-age=63072000; includeSubDomains; preload'],
] as const)('insists on HTTPS as far as PORTAL_HSTS=%s asks', async (insistence, header) => {
  const host = await scene.open({ publicUrl: 'https://portail.example', insistence });
  const answer = await host.app.inject('/healthz');
  expect(answer.headers['strict-transport-security']).toBe(header);
});

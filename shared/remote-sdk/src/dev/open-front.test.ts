import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writtenEntry, writtenRegistry, writtenRelease } from '@portal/registry/registry-samples';
import { openFront, type Front } from './open-front';

const PAGE =
  '<html><body><div id="portail"></div><script type="application/json" data-answer="/config.json">{}</script></body></html>';
const POLICY = "script-src 'nonce-abc'; upgrade-insecure-requests";

/** Stands in for a deployed portal and records the requests it received. */
const reached: IncomingMessage[] = [];
const portal: Server = createServer((request, response) => {
  reached.push(request);
  if (request.url === '/remotes.json') {
    // Always compressed, as some servers do.
    response.writeHead(200, { 'content-encoding': 'gzip', etag: '"1"' });
    response.end(
      gzipSync(
        JSON.stringify(writtenRegistry({ agent: writtenEntry('agent'), admin: writtenEntry('admin') })),
      ),
    );
  } else if (request.url === '/config.json') {
    response.end(
      JSON.stringify({ callGapMs: 500, analyticsId: '1', analyticsUrl: 'https://mesure.example' }),
    );
  } else if (request.url === '/api/login') {
    response.writeHead(200, { 'set-cookie': 'BAPID=1; Secure; Domain=portail.example' }).end('{}');
  } else {
    response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': POLICY }).end(PAGE);
  }
});

const home = mkdtempSync(path.join(tmpdir(), 'portal-front-'));
const folder = path.join(home, 'agent/0.1.0-local');
const said: string[] = [];
let front: Front;

beforeAll(async () => {
  portal.listen(0, '127.0.0.1');
  await once(portal, 'listening');
  mkdirSync(folder, { recursive: true });
  const description = { ...writtenRelease('agent', '0.1.0-local'), owner: 'team-agent' };
  writeFileSync(path.join(folder, 'remote.json'), JSON.stringify(description));
  writeFileSync(path.join(folder, 'remoteEntry.js'), '/* local */');
  front = await openFront({
    port: 0,
    deployed: new URL(`http://127.0.0.1:${(portal.address() as AddressInfo).port}`),
    registryFile: '',
    awaited: ['agent'],
    marker: 'with local agent',
    say: (line) => said.push(line),
  });
  await front.useLocal(folder);
  front.builds.take({ kind: 'built', name: 'agent', isNew: true, errors: [] });
});

afterAll(async () => {
  await front.close();
  portal.close();
  rmSync(home, { recursive: true, force: true });
});

interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Like a browser: Node's `fetch` does not allow setting the host and origin. */
async function get(where: string, { method = 'GET', headers = {}, body }: Asked = {}) {
  const request = ask(`${front.address}${where}`, { method, headers });
  request.end(body);
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  let text = '';
  for await (const part of answer) text += String(part);
  return { status: answer.statusCode, headers: answer.headers, text };
}

describe('the address of development before a deployed portal', () => {
  it.each(['/remotes.json', '/remotes.json?role=VISITOR'])(
    'points %s at the local release, and leaves the others',
    async (at) => {
      const { headers, text } = await get(at, { headers: { 'if-none-match': '"1"' } });
      const { remotes } = JSON.parse(text) as { remotes: Record<string, { stable: string }> };
      expect(remotes['agent']?.stable).toBe('0.1.0-local');
      expect(remotes['admin']?.stable).toBe('1.0.0');
      expect(headers).not.toHaveProperty('etag');
      expect(headers).not.toHaveProperty('content-encoding');
    },
  );

  it('serves the files of the local release itself, and nothing beside them', async () => {
    expect(await get('/remotes/agent/0.1.0-local/remoteEntry.js')).toMatchObject({
      status: 200,
      text: '/* local */',
    });
    expect((await get('/remotes/agent/0.1.0-local/..%2F..%2Fsecret.js')).status).toBe(404);
    expect((await get('/remotes/agent/0.1.0-local/gone.js')).status).toBe(404);
  });

  it('gives pages its script under their own nonce', async () => {
    const { headers, text } = await get('/', { headers: { accept: 'text/html' } });
    expect(text).toContain('<script nonce="abc">');
    expect(text).toContain('with local agent');
    // The page is to ask for settings and registry, which are others here.
    expect(text).not.toContain('data-answer');
    expect(headers['content-security-policy']).toBe("script-src 'nonce-abc'");
  });

  it('passes calls on under the name of the portal, signature and body untouched', async () => {
    const { headers } = await get('/api/login', {
      method: 'POST',
      headers: {
        origin: front.address,
        'x-wsse': 'UsernameToken Nonce="n"',
        cookie: 'a=1',
        'content-length': '2',
      },
      body: '{}',
    });
    const seen = reached.at(-1)?.headers;
    expect(seen).toMatchObject({ 'x-wsse': 'UsernameToken Nonce="n"', cookie: 'a=1', 'content-length': '2' });
    expect(seen?.origin).toBe(`http://${seen?.host ?? ''}`);
    expect(seen?.origin).not.toBe(front.address);
    expect(headers['set-cookie']).toEqual(['BAPID=1']);
  });

  it.each([{ origin: 'https://mal.example' }, { host: 'mal.example' }])('refuses %j', async (headers) => {
    const before = reached.length;
    expect((await get('/api/login', { method: 'POST', headers })).status).toBe(403);
    expect(reached).toHaveLength(before);
  });

  it('counts no visit, and tells reports to whoever develops', async () => {
    expect(JSON.parse((await get('/config.json')).text)).toEqual({ callGapMs: 500 });
    const before = reached.length;
    const report = { method: 'POST', body: '{"blocked":"eval"}' };
    expect((await get('/csp-report', report)).status).toBe(204);
    expect(said).toEqual(['The page reports (/csp-report): {"blocked":"eval"}']);
    expect(reached).toHaveLength(before);
  });
});

import type { Socket } from 'node:net';
import type { HostOptions } from '../create-host';
import { sceneOfHost } from '../../test/host-scene';
import { overSocket, requestBytes } from '../../test/raw-socket';

/** The production limits divided by twenty. */
const QUICK = { headersMs: 300, requestMs: 700, checkMs: 50, keepAliveMs: 300, idleMs: 900 };
const MB = 1024 * 1024;

const scene = sceneOfHost();

const listening = async (changes: Partial<HostOptions> = {}) =>
  (await scene.listen({ sockets: QUICK, ...changes })).port;

const get = (path: string, ...headers: string[]) =>
  [`GET ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Connection: close', ...headers, '', ''].join('\r\n');
const post = (path: string, headers: string[], body: string) =>
  [`POST ${path} HTTP/1.1`, 'Host: 127.0.0.1', 'Content-Type: application/json', ...headers, '', body].join(
    '\r\n',
  );

/** Sends a piece now and then, to keep the connection open. */
function drip(socket: Socket, first: string, piece: string): void {
  socket.write(first);
  const timer = setInterval(() => socket.write(piece), 40);
  socket.on('close', () => clearInterval(timer));
}

describe('a connection that only holds on is cut off, and the others are answered meanwhile', () => {
  const meanwhile = async (port: number) => {
    const { status, ms } = await requestBytes(port, get('/config.json'));
    return status === 200 && ms < 2000;
  };

  it.each([
    ['headers that never end', 'GET / HTTP/1.1\r\nHost: a\r\n', 'X-A: b\r\n', 408],
    ['a body that never ends', post('/admin/api/echo', ['Content-Length: 5000'], '{'), ' ', 408],
    [
      'a body in pieces that never end',
      post('/admin/api/echo', ['Transfer-Encoding: chunked'], ''),
      '1\r\n \r\n',
      408,
    ],
  ])('%s', async (_what, first, piece, status) => {
    const port = await listening();
    const slow = Array.from({ length: 20 }, () => overSocket(port, (socket) => drip(socket, first, piece)));

    expect(await meanwhile(port)).toBe(true);
    for (const answer of await Promise.all(slow)) expect(answer).toMatchObject({ status, isClosed: true });
  });

  it('an answer that nobody reads', async () => {
    let sent = 0;
    const { host, port } = await scene.listen({ sockets: QUICK }, (app) => {
      app.get('/admin/api/large', async (_request, reply) => {
        sent += 1;
        return reply.send(Buffer.alloc(30 * MB));
      });
      return Promise.resolve();
    });
    const readers: Socket[] = [];
    const slow = overSocket(port, (socket) => {
      readers.push(socket);
      socket.pause();
      socket.write(get('/admin/api/large'));
    });

    expect(await meanwhile(port)).toBe(true);
    // Nothing is read, so that only the server's state shows the end.
    for (let count = 1; count > 0;) {
      await new Promise((resolve) => setTimeout(resolve, 50));
      count = await new Promise<number>((resolve) => {
        host.app.server.getConnections((_error, sockets) => resolve(sockets));
      });
    }
    expect(sent).toBe(1);
    for (const reader of readers) reader.resume();
    const { isClosed, body } = await slow;
    expect(isClosed).toBe(true);
    expect(body.length).toBeLessThan(30 * MB);
  }, 30_000);
});

describe('two ways to say where a request ends are none', () => {
  const smuggled = 'GET /admin/api/mine HTTP/1.1\r\nHost: a\r\n\r\n';

  it.each([
    ['a length and chunks', ['Content-Length: 5', 'Transfer-Encoding: chunked'], `0\r\n\r\n${smuggled}`],
    ['chunks and a length', ['Transfer-Encoding: chunked', 'Content-Length: 5'], `0\r\n\r\n${smuggled}`],
    ['two lengths', ['Content-Length: 2', 'Content-Length: 40'], `{}${smuggled}`],
    ['chunks of a kind of their own', ['Transfer-Encoding: xchunked'], `0\r\n\r\n${smuggled}`],
    ['a length that is no number', ['Content-Length: +2'], `{}${smuggled}`],
    ['chunks whose size is no number', ['Transfer-Encoding: chunked'], `zz\r\n{}\r\n0\r\n\r\n${smuggled}`],
  ])('%s', async (_what, headers, body) => {
    const answer = await requestBytes(await listening(), post('/admin/api/echo', headers, body));

    expect(answer).toMatchObject({ status: 400, isClosed: true });
    expect(JSON.parse(answer.body)).toEqual([
      { title: 'bad request http exception', detail: 'The request cannot be read.' },
    ]);
  });
});

describe('what is too large is refused at once, and the connection closed', () => {
  it.each([
    ['headers of 20 000 characters', get('/', `X-A: ${'a'.repeat(20_000)}`), 431],
    ['an address of 9 000 characters', get(`/${'a'.repeat(9000)}`), 414],
    ['an address of the API of 9 000 characters', get(`/admin/api/mine?a=${'a'.repeat(9000)}`), 414],
    ['10 000 headers', get('/', ...Array.from({ length: 10_000 }, (_, index) => `X${index}: 1`)), 431],
  ])('%s', async (_what, bytes, status) => {
    const answer = await requestBytes(await listening(), bytes);

    expect(answer).toMatchObject({ status, isClosed: true });
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    expect(JSON.parse(answer.body)).toEqual([
      { title: expect.any(String) as string, detail: expect.any(String) as string },
    ]);
  });

  it.each([
    ['said', [`Content-Length: ${100 * MB}`], Buffer.alloc(64 * 1024, 'a')],
    ['not said', ['Transfer-Encoding: chunked'], Buffer.from(`10000\r\n${'a'.repeat(65_536)}\r\n`)],
  ])('a body without end, whose length is %s', async (_what, headers, piece) => {
    const port = await listening();
    let written = 0;
    const answer = await overSocket(port, (socket) => {
      const push = () => {
        while (!socket.destroyed && written < 100 * MB && socket.write(piece)) written += piece.length;
      };
      socket.on('drain', push);
      socket.write(post('/admin/api/echo', headers, ''));
      push();
    });

    expect(answer.isClosed).toBe(true);
    expect([0, 413]).toContain(answer.status);
    // Only what the system's buffers hold, not the whole.
    expect(written).toBeLessThan(20 * MB);
  });
});

describe('the name under which the portal is asked', () => {
  const asked = async (host: string, path = '/config.json', changes: Partial<HostOptions> = {}) => {
    const port = await listening({ allowedHosts: ['portail.example'], ...changes });
    const bytes = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`;
    return (await requestBytes(port, bytes)).status;
  };

  it.each(
    'portail.example PORTAIL.example:8443 127.0.0.1 127.0.0.1:8080 localhost:3000 [::1]:8080'.split(' '),
  )('answers to %s', async (host) => expect(await asked(host)).toBe(200));

  it.each([
    ...'evil.example portail.example.evil.example xportail.example 10.0.0.1 portail.example@evil'.split(' '),
    'a b',
  ])('does not answer to %s, whatever is asked', async (host) => {
    expect(await asked(host)).toBe(421);
    expect(await asked(host, '/admin/api/mine')).toBe(421);
    expect(await asked(host, '/login')).toBe(421);
  });

  it('answers a probe under any name, and any name when none is set', async () => {
    expect(await asked('10.0.0.1', '/healthz')).toBe(200);
    expect(await asked('evil.example', '/config.json', { allowedHosts: [] })).toBe(200);
  });

  it('refuses two names, none, and an address with another one in it', async () => {
    const port = await listening();
    for (const bytes of [
      get('/config.json', 'Host: evil.example'),
      'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
      get('http://evil.example/admin/api/mine'),
    ])
      expect(await requestBytes(port, bytes)).toMatchObject({ status: 400 });
  });
});

it.each(['TRACE /', 'PROPFIND /', 'DELETE /config.json'])(
  '%s is answered that there is no such thing',
  async (asked) => {
    const bytes = `${asked} HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Wsse: secret\r\nConnection: close\r\n\r\n`;
    const answer = await requestBytes(await listening(), bytes);

    expect(answer.status).toBe(405);
    expect(answer.body).not.toContain('secret');
  },
);

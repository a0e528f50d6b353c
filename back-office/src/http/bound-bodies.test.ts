import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import fastify, { type FastifyInstance } from 'fastify';
import type { Caller } from '../access/caller';
import { ApiProblem } from '../wire/api-problem';
import { boundBodies, type BodiesUnderWay } from './bound-bodies';

const KIBIBYTE = 1024;
const LIMIT = 300 * KIBIBYTE;
const LARGE = 200 * KIBIBYTE;
/** Maximum number of polls. */
const LOOKS = 4_000;

let app: FastifyInstance;
let bodies: BodiesUnderWay;
let port: number;
let held: (() => void)[];
const sockets: Socket[] = [];

beforeEach(async () => {
  held = [];
  app = fastify();
  app.decorateRequest('identity', null);
  app.addHook('onRequest', async (request) => {
    request.identity = { id: Number(request.headers['x-person']) } as unknown as Caller;
  });
  bodies = boundBodies(app, { bytes: 650 * KIBIBYTE, bytesOfOne: LIMIT });
  // Answers when released, like a call that waits for a disk.
  app.post('/large', { bodyLimit: LIMIT }, () => new Promise((resolve) => held.push(() => resolve('kept'))));
  app.post('/small', () => 'kept');
  app.setErrorHandler((problem, _request, reply) =>
    problem instanceof ApiProblem
      ? reply.code(problem.status).headers(problem.headers).send()
      : reply.code((problem as { statusCode?: number }).statusCode ?? 500).send(),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  port = Number(new URL(app.listeningOrigin).port);
});

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const letGo of held) letGo();
  await app.close();
});

const until = async (isTrue: () => boolean | Promise<boolean>): Promise<void> => {
  for (let looks = 0; !(await isTrue()); looks += 1) {
    if (looks === LOOKS) throw new Error('It did not come.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

const send = (person: number, bytes: number, path = '/large'): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-person': String(person) },
    body: JSON.stringify('x'.repeat(bytes - 2)),
  });

/** Announces a body, or sends it in chunks without a length, and stops halfway. */
async function beginToSend(person: number, framing: string, path = '/large'): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket.on('error', () => undefined));
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: a\r\nX-Person: ${person}\r\nContent-Type: application/json\r\n${framing}\r\n\r\n`,
  );
  return socket;
}

const statusOf = async (socket: Socket): Promise<string> => {
  const [bytes] = (await once(socket, 'data')) as [Buffer];
  return bytes.toString('latin1').split(' ', 2)[1] ?? '';
};

describe('large bodies under way', () => {
  it('of all people stay within their bound: one more is sent away unread, and told when to come back', async () => {
    const first = [1, 2, 3].map((person) => send(person, LARGE));
    await until(() => held.length === 3);
    expect(bodies.load().bytes).toBe(3 * LARGE);

    // It will never be read: the refusal does not wait for it.
    const fourth = await beginToSend(4, `Content-Length: ${LARGE}`);
    expect(await statusOf(fourth)).toBe('503');
    const refused = await send(5, LARGE);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '5']);
    expect(held).toHaveLength(3);
    expect(bodies.load().bytes).toBe(3 * LARGE);

    for (const letGo of held.splice(0)) letGo();
    expect((await Promise.all(first)).map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(bodies.load().bytes).toBe(0);
    const next = send(5, LARGE);
    await until(() => held.length === 1);
    held.pop()?.();
    expect((await next).status).toBe(200);
  });

  it('of one person stay within theirs, and keep nobody else from sending', async () => {
    const first = send(1, LARGE);
    await until(() => held.length === 1);
    expect((await send(1, LARGE)).status).toBe(503);
    const other = send(2, LARGE);
    await until(() => held.length === 2);
    for (const letGo of held.splice(0)) letGo();
    expect([(await first).status, (await other).status]).toEqual([200, 200]);
  });

  it('count from the moment they are announced, as much as they may come to, until their sender is gone', async () => {
    const announced = await beginToSend(1, `Content-Length: ${LARGE}`);
    await until(() => bodies.load().bytes === LARGE);
    const unsaid = await beginToSend(2, 'Transfer-Encoding: chunked');
    await until(() => bodies.load().bytes === LARGE + LIMIT);
    expect((await send(3, LARGE)).status).toBe(503);
    for (const socket of [announced, unsaid]) socket.destroy();
    await until(() => bodies.load().bytes === 0);
  });
});

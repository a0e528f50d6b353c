import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import fastify, { type FastifyInstance } from 'fastify';
import type { Caller } from '../access/caller';
import { ApiProblem } from '../wire/api-problem';
import { countAnswers, type AnswersUnderWay } from './answers-under-way';
import { boundAnswers, boundSigned } from './bound-answers';

const MEBIBYTE = 1024 * 1024;
const ANSWER = 4 * MEBIBYTE;
const SOCKETS = 40;

let app: FastifyInstance;
let answers: AnswersUnderWay;
let open: AnswersUnderWay;
let made: number;
let arrived: number;
const sockets: Socket[] = [];

/** Serves a list of 4 MB, to the person whose id is sent. Each signed call has its own session. */
async function serve(takenWithinMs = 60_000): Promise<number> {
  made = 0;
  arrived = 0;
  app = fastify();
  app.decorateRequest('identity', null);
  app.addHook('onRequest', async () => void (arrived += 1));
  const bounds = {
    bytes: 20 * MEBIBYTE,
    reserve: 2 * MEBIBYTE,
    littleOfOne: MEBIBYTE,
    bytesOfOne: 6 * MEBIBYTE,
    making: 4,
    makingOfOne: 2,
    waiting: 60,
    waitingOfOne: 10,
    waitMs: 300,
  };
  answers = countAnswers(bounds);
  open = countAnswers(bounds);
  boundAnswers(app, open, { takenWithinMs });
  let session = 0;
  app.addHook('onRequest', async (request) => {
    const person = request.headers['x-person'];
    if (person === undefined) return;
    session += 1;
    request.identity = { id: Number(person), sessionId: session } as unknown as Caller;
  });
  boundSigned(app, answers);
  const text = 'x'.repeat(ANSWER);
  const list = { config: { access: 'signed' } } as const;
  const send = (piece: string | Readable) => {
    made += 1;
    return piece;
  };
  app.get('/list', list, async (_request, reply) => reply.type('application/json').send(send(text)));
  app.get('/row/:id', list, async () => 'row');
  app.post('/list', list, async (_request, reply) => reply.send(send(text)));
  app.get('/file', list, async (_request, reply) =>
    reply.header('content-length', 8 * ANSWER).send(
      send(
        Readable.from(
          Array.from({ length: 8 }, () => Buffer.alloc(ANSWER)),
          { objectMode: false },
        ),
      ),
    ),
  );
  app.get('/texts', { config: { access: 'open' } }, async (_request, reply) => reply.send(send(text)));
  app.get('/asset', { config: { access: 'open', sharesBytes: true } }, async (_request, reply) =>
    reply.send(Buffer.alloc(ANSWER)),
  );
  app.setErrorHandler((problem, _request, reply) =>
    problem instanceof ApiProblem
      ? reply.code(problem.status).headers(problem.headers).send()
      : reply.code(500).send(),
  );
  await app.listen({ host: '127.0.0.1', port: 0 });
  return Number(new URL(app.listeningOrigin).port);
}

async function askAndNotRead(port: number, request: string, person?: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.on('error', () => undefined).pause();
  const signed = person === undefined ? '' : `X-Person: ${person}\r\n`;
  socket.write(`${request} HTTP/1.1\r\nHost: a\r\n${signed}\r\n`);
  return socket;
}

const askAll = (port: number, request: string, personOf: (index: number) => number | undefined) =>
  Promise.all(Array.from({ length: SOCKETS }, (_, index) => askAndNotRead(port, request, personOf(index))));

const ask = (port: number, path: string, person?: number) =>
  fetch(`http://127.0.0.1:${port}${path}`, {
    headers: person === undefined ? {} : { 'x-person': String(person) },
  });

const settled = (some: AnswersUnderWay) =>
  until(() => arrived >= SOCKETS && some.load().bytes > 0 && some.load().waiting === 0);

const until = async (isTrue: () => boolean): Promise<void> => {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 10));
};

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

describe('lists that nobody reads', () => {
  it('of one person are made until they have enough, whatever sessions ask; the others are served', async () => {
    const port = await serve();
    await askAll(port, 'GET /list', () => 7);
    await settled(answers);

    // Two were admitted before the first was known to be large.
    expect(made).toBeLessThanOrEqual(3);
    expect(answers.load().bytes).toBeLessThanOrEqual(3 * ANSWER);
    expect(await (await ask(port, '/list', 8)).text()).toHaveLength(ANSWER);
    expect((await ask(port, '/texts')).status).toBe(200);
    const refused = await ask(port, '/list', 7);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
  });

  it('are cut off after a while, also where somebody goes on asking on the same connection', async () => {
    const port = await serve(400);
    const socket = await askAndNotRead(port, 'GET /list', 7);
    const busy = setInterval(() => socket.write(' '), 50);
    await until(() => answers.load().bytes > 0);
    await until(() => answers.load().bytes === 0);
    clearInterval(busy);

    let read = 0;
    socket.on('data', (part: Buffer) => (read += part.length)).resume();
    await once(socket, 'close');
    expect(read).toBeLessThan(ANSWER);
  });
});

describe('files that nobody reads', () => {
  it('count what they hold while they go out', async () => {
    const port = await serve();
    await askAll(port, 'GET /file', () => 7);
    await until(
      () => arrived >= SOCKETS && answers.load().bytes >= 6 * MEBIBYTE && answers.load().waiting === 0,
    );

    // One megabyte each, up to six, and one admitted together with the last.
    expect(made).toBeLessThanOrEqual(7);
    expect(answers.load().bytes).toBeLessThanOrEqual(7 * MEBIBYTE);
    for (const socket of sockets) socket.destroy();
    await until(() => answers.load().owners === 0);
  });
});

describe('answers that nobody signed for', () => {
  it('are made until their address has enough', async () => {
    const port = await serve();
    await askAll(port, 'GET /texts', () => undefined);
    await settled(open);

    expect(made).toBeLessThanOrEqual(3);
    expect(open.load().bytes).toBeLessThanOrEqual(3 * ANSWER);
    const refused = await ask(port, '/texts');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).toBe('5');
    // Others at the same address do not hold up a signed call.
    expect((await ask(port, '/row/1', 7)).status).toBe(200);
  });
});

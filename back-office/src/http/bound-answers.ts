import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressBucket } from '../auth/address-bucket';
import type { AnswerKind, AnswersUnderWay, UnderWay } from './answers-under-way';

/** Longer than a browser waits for any answer of this process: who has not taken it by then does not want it. */
const TAKEN_WITHIN_MS = 60_000;
/** What is no call but a file may be taken as slowly as this beside that, in bytes of each millisecond. */
const SLOWEST_FILE = 16;

/** What a stream has in memory and in the system while it goes out: its pieces, a pipe, an open file. */
const STREAM_BYTES = 1024 * 1024;
/** What an answer costs whose bytes are there anyhow. */
const SHARED_BYTES = 16 * 1024;

/** Pages of the screens have at most so many rows; a list of more may be of any size. */
const ROWS_OF_A_SCREEN = 1000;

const wantsMany = ({ query }: FastifyRequest): boolean => {
  const { limit } = query as { readonly limit?: unknown };
  return limit !== undefined && !(Number(limit) > 0 && Number(limit) <= ROWS_OF_A_SCREEN);
};

function kindOf(request: FastifyRequest): AnswerKind {
  const { method, routeOptions } = request;
  if (method !== 'GET') return 'write';
  if (wantsMany(request)) return 'large';
  return routeOptions.url?.endsWith('/:id') && routeOptions.config.isFile !== true ? 'small' : 'usual';
}

const addressOf = ({ ip }: FastifyRequest): string => addressBucket('open', ip);

/** What is to be done when a connection is gone. Of answers that wait for their turn on it, Node tells no end. */
const endings = new WeakMap<Socket, Set<() => void>>();
/** The connection of each request as it came: one whose body was passed on to another server forgets it. */
const connections = new WeakMap<FastifyRequest, Socket>();
const connectionOf = (request: FastifyRequest): Socket => connections.get(request) ?? request.raw.socket;
/** Answers that were let in, or are followed already. */
const followed = new WeakMap<FastifyRequest, UnderWay>();

function endingsOf(socket: Socket): Set<() => void> {
  const known = endings.get(socket);
  if (known) return known;
  const found = new Set<() => void>();
  endings.set(socket, found);
  socket.once('close', () => {
    for (const end of found) end();
  });
  return found;
}

/** Does it once, when an answer was taken whole or its connection is gone. */
function whenOver({ raw, request }: FastifyReply, work: () => void): void {
  const socket = connectionOf(request);
  if (socket.destroyed) {
    work();
    return;
  }
  const all = endingsOf(socket);
  const end = (): void => {
    all.delete(end);
    work();
  };
  all.add(end);
  raw.once('finish', end);
}

async function letIn(
  request: FastifyRequest,
  reply: FastifyReply,
  entered: Promise<UnderWay>,
): Promise<void> {
  const underWay = await entered;
  followed.set(request, underWay);
  whenOver(reply, () => underWay.ended());
}

/** Bytes of an answer that nobody else has, as far as it is known. */
function costOf(request: FastifyRequest, reply: FastifyReply, body: unknown, streamBytes: number): number {
  if (request.method === 'HEAD' || body === undefined || body === null) return 0;
  if (!Buffer.isBuffer(body)) {
    const length = Number(reply.getHeader('content-length') ?? Infinity);
    return Math.min(length, streamBytes);
  }
  return request.routeOptions.config.sharesBytes === true ? Math.min(body.length, SHARED_BYTES) : body.length;
}

export interface AnswerFollowing {
  /** How long an answer may be under way, in milliseconds. */
  readonly takenWithinMs?: number;
  /** What a stream counts as, unless it is known to be shorter. */
  readonly streamBytes?: number;
  /** The kind of an answer that nobody signed for; undefined when it is made in any case. */
  readonly openKindOf?: (request: FastifyRequest) => AnswerKind | undefined;
  /** Whether an answer is a file, which may take longer the larger it is. */
  readonly isFile?: (request: FastifyRequest) => boolean;
}

/** Signed calls are let in by `boundSigned`, once it is known whose they are. */
const openKind = ({ method, routeOptions }: FastifyRequest): AnswerKind | undefined =>
  method === 'GET' && (routeOptions.config.access ?? 'open') === 'open' ? 'small' : undefined;

/**
 * Follows every answer of a server until it is taken, and cuts off who does not take one within a minute, however
 * slowly they go on reading (finding S3). Reads that need no signature wait, or are sent away with 503, while too much of
 * what their address was answered is not taken yet.
 * @param open where answers are counted that nobody signed for, by the address of whoever asked
 */
export function boundAnswers(
  app: FastifyInstance,
  open: AnswersUnderWay,
  options: AnswerFollowing = {},
): void {
  const { takenWithinMs = TAKEN_WITHIN_MS, streamBytes = STREAM_BYTES, openKindOf = openKind } = options;
  const isFile = options.isFile ?? (({ routeOptions }) => routeOptions.config.sharesBytes === true);

  app.addHook('onRequest', async (request, reply) => {
    connections.set(request, request.raw.socket);
    const kind = openKindOf(request);
    if (kind !== undefined) await letIn(request, reply, open.enter(addressOf(request), kind));
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    // As bytes from here on: a text would be held beside what is made of it.
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    let underWay = followed.get(request);
    if (!underWay) {
      // A refusal, or what nobody is kept waiting for.
      const counted = open.count(addressOf(request));
      underWay = counted;
      followed.set(request, counted);
      whenOver(reply, () => counted.ended());
    }
    const cut = (): void => void connectionOf(request).destroy();
    underWay.made(costOf(request, reply, body, streamBytes), cut);
    const length = Buffer.isBuffer(body) ? body.length : Number(reply.getHeader('content-length') ?? 0);
    const timer = setTimeout(cut, takenWithinMs + (isFile(request) ? length / SLOWEST_FILE : 0));
    timer.unref();
    whenOver(reply, () => clearTimeout(timer));
    done(null, body);
  });
}

/**
 * Lets signed reads wait, or sends them away with 503, while too much of what a person was answered, or everybody, is
 * not taken yet. What a person wrote is told them unless they leave such answers lying as well.
 * @param answers where they are counted, by person: more sessions are not more room
 */
export function boundSigned(app: FastifyInstance, answers: AnswersUnderWay): void {
  app.addHook('onRequest', async (request, reply) => {
    const { identity } = request;
    if (identity === null) return;
    const kind = kindOf(request);
    const owner = kind === 'write' ? `writes of person ${identity.id}` : `person ${identity.id}`;
    await letIn(request, reply, answers.enter(owner, kind));
  });
}

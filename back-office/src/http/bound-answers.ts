import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressBucket } from '../auth/address-bucket';
import type { AnswerKind, AnswersUnderWay, UnderWay } from './answers-under-way';

/** Longer than a browser waits for any answer of this process. */
const TAKEN_WITHIN_MS = 60_000;
/** Files get extra time at this rate, in bytes per millisecond. */
const SLOWEST_FILE = 16;

/** Memory of a stream while it is sent: chunks, a pipe, an open file. */
const STREAM_BYTES = 1024 * 1024;
/** Cost of an answer whose bytes are shared or in memory anyway. */
const SHARED_BYTES = 16 * 1024;

/** Screens ask for at most this many rows; a longer list may be of any size. */
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

/** Callbacks for closed connections. Node emits nothing for pipelined answers that wait on one. */
const endings = new WeakMap<Socket, Set<() => void>>();
/** The socket of each request: `request.raw.socket` is lost when a body is forwarded to another server. */
const connections = new WeakMap<FastifyRequest, Socket>();
const connectionOf = (request: FastifyRequest): Socket => connections.get(request) ?? request.raw.socket;
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

/** Bytes held for this answer alone, as far as known. */
function costOf(request: FastifyRequest, reply: FastifyReply, body: unknown, streamBytes: number): number {
  if (request.method === 'HEAD' || body === undefined || body === null) return 0;
  if (!Buffer.isBuffer(body)) {
    const length = Number(reply.getHeader('content-length') ?? Infinity);
    return Math.min(length, streamBytes);
  }
  return request.routeOptions.config.sharesBytes === true ? Math.min(body.length, SHARED_BYTES) : body.length;
}

export interface AnswerFollowing {
  /** Maximum duration of sending an answer, in milliseconds. */
  readonly takenWithinMs?: number;
  readonly streamBytes?: number;
  /** Kind of an unsigned call; undefined when it is answered without waiting. */
  readonly openKindOf?: (request: FastifyRequest) => AnswerKind | undefined;
  /** Whether an answer is a file, which gets more time the larger it is. */
  readonly isFile?: (request: FastifyRequest) => boolean;
}

/** Signed calls are admitted by `boundSigned`, once their owner is known. */
const openKind = ({ method, routeOptions }: FastifyRequest): AnswerKind | undefined =>
  method === 'GET' && (routeOptions.config.access ?? 'open') === 'open' ? 'small' : undefined;

/**
 * Tracks every answer until it is received; cut off after a minute, even when read slowly. Unsigned reads
 * wait, or get 503, while their address has too many under way in `open`.
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
    // Convert now: the string would otherwise be held beside its bytes.
    const body = typeof payload === 'string' ? Buffer.from(payload) : payload;
    let underWay = followed.get(request);
    if (!underWay) {
      // An error, or a call that never waits.
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

/** Signed reads wait, or get 503, while a person or all have too much under way; writes, while their person has. */
export function boundSigned(app: FastifyInstance, answers: AnswersUnderWay): void {
  app.addHook('onRequest', async (request, reply) => {
    const { identity } = request;
    if (identity === null) return;
    const kind = kindOf(request);
    const owner = kind === 'write' ? `writes of person ${identity.id}` : `person ${identity.id}`;
    await letIn(request, reply, answers.enter(owner, kind));
  });
}

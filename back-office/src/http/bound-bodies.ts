import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy } from '../wire/api-problem';

/** What the large bodies of this process may hold at once: arriving, or read and not answered yet (finding S3). */
export interface BodyBounds {
  /** Bytes of all of them. */
  readonly bytes: number;
  /** The same for one person. */
  readonly bytesOfOne: number;
}

const MEBIBYTE = 1024 * 1024;

/** Three of the largest, each of somebody else: what is made of one while it is read takes four times its bytes. */
export const BODY_BOUNDS: BodyBounds = { bytes: 48 * MEBIBYTE, bytesOfOne: 16 * MEBIBYTE };

/** What every route takes is small; it is not worth counting. */
const SMALL = 64 * 1024;
const RETRY_AFTER_S = 5;

export interface BodiesUnderWay {
  /** Bytes of large bodies at this moment. */
  load(): { readonly bytes: number };
}

/** Bytes that a body may come to: what it says of itself, or the most that its path takes. */
function largest({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit;
  const said = headers['content-length'];
  return said === undefined ? most : Math.min(Number(said), most);
}

/**
 * Sends a large body away with 503 and `Retry-After`, before any of it is read, while those under way are too many:
 * nothing else bounds how many people send one at the same time. To be mounted before routes, after signatures are
 * checked; a body has to arrive within the time that a request has.
 */
export function boundBodies(app: FastifyInstance, bounds: BodyBounds): BodiesUnderWay {
  const bytesOf = new Map<string, number>();
  const ends = new WeakMap<FastifyRequest, () => void>();
  let bytes = 0;

  function begin(owner: string, size: number): () => void {
    bytes += size;
    bytesOf.set(owner, (bytesOf.get(owner) ?? 0) + size);
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      bytes -= size;
      const left = (bytesOf.get(owner) ?? 0) - size;
      if (left > 0) bytesOf.set(owner, left);
      else bytesOf.delete(owner);
    };
  }

  // After the hooks of a route: whoever may not send a body there is told so.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const size = largest(request);
    if (size <= SMALL) {
      done(null, payload);
      return;
    }
    const owner = request.identity ? `person ${request.identity.id}` : `address ${request.ip}`;
    if (bytes + size > bounds.bytes || (bytesOf.get(owner) ?? 0) + size > bounds.bytesOfOne) {
      done(busy(RETRY_AFTER_S));
      return;
    }
    ends.set(request, begin(owner, size));
    done(null, payload);
  });

  // Once there is an answer, nobody holds what was asked; that of a sender who left is made too, and goes nowhere.
  app.addHook('onSend', (request, _reply, payload, done) => {
    ends.get(request)?.();
    done(null, payload);
  });
  app.addHook('onResponse', (request, _reply, done) => {
    ends.get(request)?.();
    done();
  });
  return { load: () => ({ bytes }) };
}

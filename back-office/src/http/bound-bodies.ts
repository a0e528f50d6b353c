import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy } from '../wire/api-problem';

export interface BodyBounds {
  readonly bytes: number;
  readonly bytesOfOne: number;
}

const MEBIBYTE = 1024 * 1024;

/** Three of the largest, each from somebody else: parsing one takes four times its size. */
export const BODY_BOUNDS: BodyBounds = { bytes: 48 * MEBIBYTE, bytesOfOne: 16 * MEBIBYTE };

const SMALL = 64 * 1024;
const RETRY_AFTER_S = 5;

export interface BodiesUnderWay {
  load(): { readonly bytes: number };
}

/** Maximum size of a body: its declared length, or the limit of its path. */
function largest({ headers, routeOptions }: FastifyRequest): number {
  const most = routeOptions.bodyLimit;
  const said = headers['content-length'];
  return said === undefined ? most : Math.min(Number(said), most);
}

/**
 * 503 to a large body, unread, while too many bytes are under way. Mount it before the routes and after the
 * signature check; the request time-out limits how long a body may take.
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

  // After the hooks of a route, so that a sender without permission is told so.
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

  // The body is released once there is an answer; one is also made for a client that disconnected.
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

import type { FastifyInstance } from 'fastify';
import type {} from '../../src/http/request-identity';

export interface Arrival {
  /** Milliseconds since 1970, with fractions: gaps between calls are computed from it. */
  readonly at: number;
  readonly method: string;
  /** With its query string. */
  readonly path: string;
  /** Session and person that signed the call; null when unsigned. */
  session: number | null;
  user: string | null;
  status: number | null;
}

const IS_OF_API = /^\/(admin\/)?api\//;

const clock = (): number => performance.timeOrigin + performance.now();

export function recordArrivals(app: FastifyInstance): readonly Arrival[] {
  const arrivals: Arrival[] = [];
  const byRequest = new WeakMap<object, Arrival>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, url: path } = request;
    const arrival = { at: clock(), method, path, session: null, user: null, status: null };
    if (IS_OF_API.test(path)) {
      byRequest.set(request, arrival);
      arrivals.push(arrival);
    }
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const arrival = byRequest.get(request);
    if (arrival) {
      arrival.status = reply.statusCode;
      arrival.session = request.identity?.sessionId ?? null;
      arrival.user = request.identity?.email ?? null;
    }
    done();
  });
  return arrivals;
}

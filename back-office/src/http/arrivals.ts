import type { FastifyInstance } from 'fastify';

/** One call as it came in. */
export interface Arrival {
  /** Milliseconds since 1970, with fractions: gaps between calls are measured on it. */
  readonly at: number;
  readonly method: string;
  /** With its query string. */
  readonly path: string;
  /** Session and person that signed it; null when nobody did. */
  session: number | null;
  user: string | null;
  status: number | null;
}

const clock = (): number => performance.timeOrigin + performance.now();

/** Keeps a record of arrivals, for tests that check the pace of a client. Served at `/admin/api/_arrivals`. */
export function recordArrivals(app: FastifyInstance): readonly Arrival[] {
  const arrivals: Arrival[] = [];
  const byRequest = new WeakMap<object, Arrival>();
  app.addHook('onRequest', async (request) => {
    const { method, url: path } = request;
    if (path.startsWith('/admin/api/_arrivals')) return;
    const arrival = { at: clock(), method, path, session: null, user: null, status: null };
    byRequest.set(request, arrival);
    arrivals.push(arrival);
  });
  app.addHook('onResponse', async (request, reply) => {
    const arrival = byRequest.get(request);
    if (!arrival) return;
    arrival.status = reply.statusCode;
    arrival.session = request.identity?.sessionId ?? null;
    arrival.user = request.identity?.email ?? null;
  });
  app.get('/admin/api/_arrivals', { config: { access: 'open' } }, async () => arrivals);
  return arrivals;
}

import type { FastifyInstance } from 'fastify';

export const NO_STORE = { 'cache-control': 'no-store' } as const;

const ALLOWED_HEADERS = 'Authorization, X-WSSE, Content-Type, X-Include, Idempotency-Key, If-Match, Prefer';
const ALLOWED_METHODS = 'GET, POST, PATCH, DELETE, OPTIONS';
const EXPOSED_HEADERS =
  'Location, X-Include-Total-Count, Date, ETag, Retry-After, WWW-Authenticate, X-Request-Id';
const PREFLIGHT_AGE_S = '600';

/**
 * Forbids caching of all answers, errors included, and lets pages of the listed origins read them.
 * @param corsOrigins exact origins
 */
export function answerOtherOrigins(app: FastifyInstance, corsOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(NO_STORE);
    const { origin } = request.headers;
    if (corsOrigins.length === 0) return;
    void reply.header('vary', 'Origin');
    if (origin === undefined || !corsOrigins.includes(origin)) return;
    void reply
      .header('access-control-allow-origin', origin)
      .header('access-control-expose-headers', EXPOSED_HEADERS)
      .header('cross-origin-resource-policy', 'cross-origin');
    if (request.method !== 'OPTIONS') return;
    return reply
      .code(204)
      .header('access-control-allow-headers', ALLOWED_HEADERS)
      .header('access-control-allow-methods', ALLOWED_METHODS)
      .header('access-control-max-age', PREFLIGHT_AGE_S)
      .send();
  });
}

import type { FastifyInstance } from 'fastify';

/** On every answer, refusals included. */
export const GUARDING_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const;

const ALLOWED_HEADERS = 'Authorization, X-WSSE, Content-Type, X-Include, Idempotency-Key, If-Match, Prefer';
const ALLOWED_METHODS = 'GET, POST, PATCH, DELETE, OPTIONS';
const EXPOSED_HEADERS =
  'Location, X-Include-Total-Count, Date, ETag, Retry-After, WWW-Authenticate, X-Request-Id';
const PREFLIGHT_AGE_S = '600';

/**
 * The headers of every answer, refusals included; and for pages of other listed origins, what lets them read it.
 * @param corsOrigins exact origins
 */
export function responseHeaders(app: FastifyInstance, corsOrigins: readonly string[]): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(GUARDING_HEADERS);
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

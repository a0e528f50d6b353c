import type { FastifyInstance } from 'fastify';
import { readOnly } from '../wire/api-problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_AFTER_S = 30;

/**
 * While the disk is full or read-only, writes are refused before they begin and reads go on. Signing out is tried: it
 * only removes. A login is a write: the answer says so, and the page in words (decision 0030).
 */
export function refuseWrites(app: FastifyInstance, isWritable: () => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused =
      !isWritable() && !READS.has(request.method) && request.routeOptions.url !== '/api/logout';
    done(isRefused ? readOnly(RETRY_AFTER_S) : undefined);
  });
}

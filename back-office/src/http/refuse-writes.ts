import type { FastifyInstance } from 'fastify';
import { readOnly } from '../wire/api-problem';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);
const RETRY_AFTER_S = 30;

/**
 * Refuses writes while the disk is full or read-only; reads go on. Signing out is tried, as it only deletes. A login
 * is a write: its answer says so, and the page explains it (decision 0030).
 */
export function refuseWrites(app: FastifyInstance, isWritable: () => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused =
      !isWritable() && !READS.has(request.method) && request.routeOptions.url !== '/api/logout';
    done(isRefused ? readOnly(RETRY_AFTER_S) : undefined);
  });
}

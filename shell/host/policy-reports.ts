import type { FastifyInstance } from 'fastify';

/** Enough for a browser's batch of reports. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** The last reports that are kept: an attacker must not be able to fill the memory. */
const KEPT = 200;
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];

/** What browsers reported, for the tests and for whoever looks into a violation. */
export interface PolicyReports {
  readonly count: number;
  readonly last: readonly unknown[];
}

/** Adds `POST /csp-report`, where browsers report violations of the page's policies. */
export function collectPolicyReports(app: FastifyInstance): PolicyReports {
  const reports = { count: 0, last: [] as unknown[] };
  app.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post('/csp-report', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const batch: readonly unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    reports.count += batch.length;
    reports.last = [...reports.last, ...batch].slice(-KEPT);
    request.log.warn({ reports: batch }, 'policy violation reported');
    return reply.code(204).send();
  });
  return reports;
}

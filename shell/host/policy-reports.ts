import type { FastifyInstance } from 'fastify';

/** Enough for a browser's batch of reports. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** The last reports that are kept: an attacker must not be able to fill the memory. */
const KEPT = 200;
const KEPT_OF_A_BATCH = 20;
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];

/** What browsers reported, for the tests and for whoever looks into a violation. */
export interface PolicyReports {
  readonly count: number;
  readonly last: readonly unknown[];
}

/** What a report may say, in the words of both generations of browsers. */
const FACTS = {
  type: ['type'],
  directive: ['effectiveDirective', 'effective-directive', 'violated-directive'],
  blocked: ['blockedURL', 'blocked-uri'],
  page: ['documentURL', 'document-uri', 'url'],
  source: ['sourceFile', 'source-file'],
  line: ['lineNumber', 'line-number'],
} as const;
const MAX_FACT = 300;

/** Without what follows a `?`, and without the token of a reset link: neither belongs in a log. */
const withoutSecrets = (text: string): string =>
  text
    .replace(/[?#].*$/s, '')
    .replace(/token=.*$/s, 'token=…')
    .slice(0, MAX_FACT);

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The facts of one report that help to find its cause. Anybody may send one: the rest is not kept. */
function factsOf(report: unknown): Readonly<Record<string, string>> {
  const outer = new Map(entriesOf(report));
  const said = new Map([...outer, ...entriesOf(outer.get('body')), ...entriesOf(outer.get('csp-report'))]);
  return Object.fromEntries(
    Object.entries(FACTS).flatMap(([fact, words]) => {
      const value = words.map((word) => said.get(word)).find((each) => each !== undefined);
      const isPlain = typeof value === 'string' || typeof value === 'number';
      return isPlain ? [[fact, withoutSecrets(String(value))]] : [];
    }),
  );
}

/** Adds `POST /csp-report`, where browsers report violations of the page's policies. */
export function collectPolicyReports(app: FastifyInstance): PolicyReports {
  const reports = { count: 0, last: [] as unknown[] };
  app.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post('/csp-report', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    const batch: readonly unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    reports.count += batch.length;
    const kept = batch.slice(0, KEPT_OF_A_BATCH).map(factsOf);
    reports.last = [...reports.last, ...kept].slice(-KEPT);
    request.log.warn({ reports: kept }, 'policy violation reported');
    return reply.code(204).send();
  });
  return reports;
}

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cleanMessage, cleanPath } from '@portal/registry/clean-message';
import { createGate, createTally, isFromOurPages } from './beacon-gate';

/** Enough for a browser's batch of reports. */
const BODY_LIMIT_BYTES = 64 * 1024;
/** Number of reports kept: bounded, so that an attacker cannot fill the memory. */
const KEPT = 200;
const KEPT_OF_A_BATCH = 20;
const MEDIA_TYPES = ['application/csp-report', 'application/reports+json'];
const MAX_WORD = 60;

/** Violations reported by browsers, for tests and diagnosis. */
export interface PolicyReports {
  readonly last: readonly Readonly<Record<string, string>>[];
}

/** A keyword of the browser, such as `script-src-elem`, `inline` or `csp-violation`. */
const asWord = (text: string): string | undefined =>
  /^[a-z][a-z-]*$/i.test(text) && text.length <= MAX_WORD ? text : undefined;

/** For another site its host, for ours the path pattern, otherwise the browser's keyword. */
function asBlocked(text: string): string | undefined {
  const address = /^(?:https?|wss?):/i.test(text) && URL.canParse(text) ? new URL(text) : undefined;
  return address ? cleanMessage(address.host) + cleanPath(address.pathname) : asWord(text);
}

const asPage = (text: string): string => cleanPath(text);
const asLine = (text: string): string | undefined => (/^\d{1,7}$/.test(text) ? text : undefined);

/** The fields of a report, under the names of both report formats, each with its sanitiser. */
const FACTS: Readonly<Record<string, readonly [readonly string[], (text: string) => string | undefined]>> = {
  type: [['type'], asWord],
  directive: [['effectiveDirective', 'effective-directive', 'violated-directive'], asWord],
  blocked: [['blockedURL', 'blocked-uri'], asBlocked],
  page: [['documentURL', 'document-uri', 'url'], asPage],
  source: [['sourceFile', 'source-file'], cleanMessage],
  line: [['lineNumber', 'line-number'], asLine],
};

const entriesOf = (value: unknown): [string, unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

/** The fields of a report, however the browser nests them. */
function saidBy(report: unknown): ReadonlyMap<string, unknown> {
  const outer = new Map(entriesOf(report));
  return new Map([...outer, ...entriesOf(outer.get('body')), ...entriesOf(outer.get('csp-report'))]);
}

function find(said: ReadonlyMap<string, unknown>, words: readonly string[]): string | undefined {
  const value = words.map((word) => said.get(word)).find((each) => each !== undefined);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** The sanitised fields for diagnosis. Anybody can send a report, so only well-formed values are kept. */
const factsOf = (said: ReadonlyMap<string, unknown>): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.entries(FACTS).flatMap(([fact, [words, clean]]) => {
      const text = find(said, words);
      const told = text === undefined ? undefined : clean(text);
      return told === undefined ? [] : [[fact, told]];
    }),
  );

function isOfOurPage(
  said: ReadonlyMap<string, unknown>,
  host: string | undefined,
  publicUrl: string | undefined,
) {
  const page = find(said, FACTS['page']?.[0] ?? []) ?? '';
  if (!URL.canParse(page)) return false;
  const url = new URL(page);
  return url.origin === publicUrl || url.host === host;
}

/**
 * False when a header shows that another site sent it. Some browsers send reports without origin; another site's page
 * cannot send these content types without a preflight request, which is never allowed.
 */
function comesFromNowhereElse(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin = 'null' } = request.headers;
  const isSilent = request.headers['sec-fetch-site'] === undefined && origin === 'null';
  return isSilent || isFromOurPages(request, publicUrl);
}

/**
 * Adds `POST /csp-report`, where browsers report violations of the page's policies. As for `/telemetry`, reports are
 * untrusted, rate-limited, sanitised, and logged the 1st, 10th, 100th time.
 * @param publicUrl origin at which browsers reach the portal, if known
 * @param now milliseconds of a monotonic clock
 */
export function collectPolicyReports(
  app: FastifyInstance,
  publicUrl: string | undefined,
  now: () => number = () => performance.now(),
): PolicyReports {
  const reports = { last: [] as Readonly<Record<string, string>>[] };
  const mayTell = createGate(now);
  const tally = createTally(now);
  app.addContentTypeParser(MEDIA_TYPES, { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'));
  app.post('/csp-report', { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!comesFromNowhereElse(request, publicUrl))
      return reply.code(403).type('text/plain').send('Forbidden\n');
    const [type = ''] = (request.headers['content-type'] ?? '').split(';');
    if (!MEDIA_TYPES.includes(type.trim().toLowerCase()))
      return reply.code(415).type('text/plain').send('Unsupported media type\n');
    if (!mayTell(request.ip))
      return reply.code(429).header('retry-after', '60').type('text/plain').send('Too many requests\n');
    const batch: readonly unknown[] = Array.isArray(request.body) ? request.body : [request.body];
    const { host } = request.headers;
    const ours = batch.map(saidBy).filter((said) => isOfOurPage(said, host, publicUrl));
    for (const report of ours.slice(0, KEPT_OF_A_BATCH).map(factsOf)) {
      reports.last = [...reports.last, report].slice(-KEPT);
      const times = tally(JSON.stringify(report));
      if (times !== undefined) request.log.warn({ report, times }, 'policy violation reported');
    }
    return reply.code(204).send();
  });
  return reports;
}

import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type { Beacon, ToldProblem } from '../src/telemetry/told-problem';
import { readBeacon } from './read-beacon';
import { answerNotFound } from './static-files';

const PATH = '/telemetry';
/** A page sends ten problems at a time, cleaned and clipped: this is several times that. */
const BODY_LIMIT_BYTES = 32 * 1024;
/** Distinct problems that are told apart; the one that was not seen for longest makes place. */
const MAX_PROBLEMS = 500;
/** Remotes, versions and codes that are counted apart. */
const MAX_COUNTS = 500;
const OTHERS = 'others';
const MINUTE_MS = 60_000;
const MAX_BEACONS_A_MINUTE = 1200;
/** Behind a proxy all visitors have one address: this is for the portal of a middle-sized network then. */
const MAX_BEACONS_OF_AN_ADDRESS = 300;
const MAX_ADDRESSES = 1000;

/** What browsers told of problems since the start of this process. */
export interface TelemetryBook {
  /** How often, by `remote version code`, such as `agent 1.4.2 INTEGRITY`; `shell …` where no remote is to blame. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Lets so many through in a minute, of one address and in all; what it remembers is bounded. */
function createGate(now: () => number): (address: string) => boolean {
  let minute = 0;
  let total = 0;
  const ofAddress = new Map<string, number>();
  return (address) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      total = 0;
      ofAddress.clear();
    }
    const key = ofAddress.has(address) || ofAddress.size < MAX_ADDRESSES ? address : OTHERS;
    const count = (ofAddress.get(key) ?? 0) + 1;
    ofAddress.set(key, count);
    total += 1;
    return count <= MAX_BEACONS_OF_AN_ADDRESS && total <= MAX_BEACONS_A_MINUTE;
  };
}

/**
 * Only pages of this very origin: browsers say where a request comes from, and no page can make them lie. Over plain
 * http they say only the origin.
 */
function isFromOurPages({ headers }: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, host } = headers;
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  if (origin === undefined) return false;
  return origin === publicUrl || (URL.canParse(origin) && new URL(origin).host === host);
}

const parse = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

const isPowerOfTen = (count: number): boolean => /^10*$/.test(String(count));

/** Counts problems and writes them to the log: each one when it is new, and again at the 10th, the 100th… time. */
function createBook() {
  const counts = new Map<string, number>();
  const times = new Map<string, number>();

  function count({ remote, version, code }: ToldProblem, shell: string): void {
    const key = `${remote ?? 'shell'} ${(remote === undefined ? shell : version) ?? '?'} ${code}`;
    const counted = counts.has(key) || counts.size < MAX_COUNTS ? key : OTHERS;
    counts.set(counted, (counts.get(counted) ?? 0) + 1);
  }

  return {
    counts,
    enter({ shell, serial, problems }: Beacon, log: FastifyBaseLogger): void {
      for (const problem of problems) {
        count(problem, shell);
        const { code, name, message, frames, remote, version } = problem;
        const key = JSON.stringify([remote, version, shell, code, name, message, frames[0]]);
        const seen = (times.get(key) ?? 0) + 1;
        // Entered anew: the order of the map is that of the last time each one was seen.
        times.delete(key);
        times.set(key, seen);
        const [oldest] = times.keys();
        if (times.size > MAX_PROBLEMS && oldest !== undefined) times.delete(oldest);
        if (isPowerOfTen(seen)) log.warn({ problem, shell, serial, times: seen }, 'problem in a page');
      }
    },
  };
}

/**
 * Adds `POST /telemetry`, where pages tell their problems as beacons. Answers 204, or why it will not listen; there is
 * nothing to read there: whoever runs the portal reads the log.
 * @param publicUrl origin at which browsers reach the portal, where it is known
 */
export function collectTelemetry(
  app: FastifyInstance,
  publicUrl: string | undefined,
  now: () => number = Date.now,
): TelemetryBook {
  const book = createBook();
  const mayTell = createGate(now);
  // The last word: the log may have been turned over since the problems were new.
  app.addHook('onClose', ({ log }, done) => {
    const { counts } = book;
    if (counts.size > 0)
      log.warn({ counts: Object.fromEntries(counts) }, 'problems in pages since the start');
    done();
  });
  app.get(PATH, (_request, reply) => answerNotFound(reply));
  app.post(PATH, { bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!isFromOurPages(request, publicUrl)) return reply.code(403).type('text/plain').send('Forbidden\n');
    if (!/^(?:application\/json|text\/plain)\b/.test(request.headers['content-type'] ?? ''))
      return reply.code(415).type('text/plain').send('Unsupported media type\n');
    if (!mayTell(request.ip))
      return reply.code(429).header('retry-after', '60').type('text/plain').send('Too many requests\n');
    const beacon = readBeacon(parse(request.body));
    if (!beacon) return reply.code(400).type('text/plain').send('Bad request\n');
    book.enter(beacon, request.log);
    return reply.code(204).send();
  });
  return book;
}

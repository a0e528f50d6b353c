import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Beacon, ReportedProblem } from '@portal/registry/reported-problem';
import { readBeacon } from './read-beacon';
import { answerNotFound } from '../files/static-files';
import { createClientNames, createGate, createTally, isFromOurPages, OTHERS, senderOf } from './beacon-gate';

const PATH = '/telemetry';
/** Several times the size of a beacon: ten problems, cleaned and truncated. */
const BODY_LIMIT_BYTES = 32 * 1024;
/** Maximum number of separate counters (remote, version and code). */
const MAX_COUNTS = 500;

/** Problems reported by browsers since the start of this process. */
export interface TelemetryBook {
  /** Counts by `remote version code`, such as `agent 1.4.2 INTEGRITY`; `shell …` when no remote is at fault. */
  readonly counts: ReadonlyMap<string, number>;
}

const parse = (body: unknown): unknown => {
  if (typeof body !== 'string') return body;
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
};

/**
 * Gets each beacon that was accepted, validated and cut to size.
 * @param client names the network that it came from: the same as long as this process runs, unknown to the sender
 */
export type BeaconListener = (beacon: Beacon, client: string) => void;

export interface TelemetryOptions {
  /** Origin at which browsers reach the portal, if known. */
  readonly publicUrl: string | undefined;
  readonly onBeacon?: BeaconListener | undefined;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** Counts problems and logs them: the 1st, 10th, 100th… time. */
function createBook(now: () => number) {
  const counts = new Map<string, number>();
  const tally = createTally(now);

  function count({ remote, version, code }: ReportedProblem, shell: string): void {
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
        const times = tally(JSON.stringify([remote, version, shell, code, name, message, frames[0]]));
        if (times !== undefined) log.warn({ problem, shell, serial, times }, 'problem in a page');
      }
    },
  };
}

/**
 * Adds `POST /telemetry`, which receives problem beacons of pages. Answers 204 or the reason of a refusal; the results
 * are in the log.
 */
export function collectTelemetry(
  app: FastifyInstance,
  { publicUrl, onBeacon, now = () => performance.now() }: TelemetryOptions,
): TelemetryBook {
  const book = createBook(now);
  const nameOf = createClientNames();
  const mayTell = createGate(now);
  // A final summary: the log may have been rotated since the first occurrences.
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
    const sender = senderOf(request.ip);
    if (!mayTell(sender))
      return reply.code(429).header('retry-after', '60').type('text/plain').send('Too many requests\n');
    const beacon = readBeacon(parse(request.body));
    if (!beacon) return reply.code(400).type('text/plain').send('Bad request\n');
    book.enter(beacon, request.log);
    onBeacon?.(beacon, nameOf(sender));
    return reply.code(204).send();
  });
  return book;
}

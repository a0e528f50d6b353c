import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { Beacon } from '@portal/registry/reported-problem';
import { readBeacon } from './read-beacon';
import { answerNotFound } from '../files/static-files';
import { createClientNames, createGate, createTally, isFromOurPages, senderOf } from './beacon-gate';

const PATH = '/telemetry';
/** Several times the size of a beacon: ten problems, cleaned and truncated. */
const BODY_LIMIT_BYTES = 32 * 1024;

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

/**
 * Adds `POST /telemetry`, which receives problem beacons of pages. Answers 204 or the reason of a refusal; the results
 * are in the log.
 */
export function collectTelemetry(
  app: FastifyInstance,
  { publicUrl, onBeacon, now = () => performance.now() }: TelemetryOptions,
): void {
  const tally = createTally(now);
  const nameOf = createClientNames();
  const mayTell = createGate(now);
  /** Logs a problem the 1st, 10th, 100th… time. */
  const note = ({ shell, serial, problems }: Beacon, log: FastifyBaseLogger): void => {
    for (const problem of problems) {
      const { code, name, message, frames, remote, version } = problem;
      const times = tally(JSON.stringify([remote, version, shell, code, name, message, frames[0]]));
      if (times !== undefined) log.warn({ problem, shell, serial, times }, 'problem in a page');
    }
  };

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
    note(beacon, request.log);
    onBeacon?.(beacon, nameOf(sender));
    return reply.code(204).send();
  });
}

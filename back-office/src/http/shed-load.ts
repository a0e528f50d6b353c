import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { busy, readOnly } from '../wire/api-problem';
import { READS } from './authenticate';

/** Delay of the event loop in milliseconds. */
export type Lateness = () => number;

export interface Shedding {
  /** Delay from which lists are rejected, in milliseconds. */
  readonly limitMs: number;
  readonly lateness?: Lateness;
}

const RESOLUTION_MS = 20;
/** Long enough that one slow statement does not count as overload. */
const WINDOW_MS = 2000;
const NANOSECONDS = 1_000_000;
const PERCENTILE = 99;
/** Below this share of a core other processes keep the machine busy, and rejecting reads would not help. */
const OWN_SHARE = 0.5;
const RETRY_AFTER_S = 2;
/** At this multiple of the limit, single rows are rejected too. */
const MUCH = 5;

/** The 99th percentile of the event loop's delay in two seconds; 0 while others keep the machine busy. */
function measureLateness(): { readonly lateness: Lateness; readonly stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  histogram.enable();
  let late = 0;
  let used = process.cpuUsage();
  let since = performance.now();
  const timer = setInterval(() => {
    const { user, system } = process.cpuUsage(used);
    const share = (user + system) / 1000 / (performance.now() - since);
    late = share < OWN_SHARE ? 0 : histogram.percentile(PERCENTILE) / NANOSECONDS;
    used = process.cpuUsage();
    since = performance.now();
    histogram.reset();
  }, WINDOW_MS);
  timer.unref();
  return {
    lateness: () => late,
    stop: () => {
      clearInterval(timer);
      histogram.disable();
    },
  };
}

const isList = ({ routeOptions }: FastifyRequest): boolean =>
  routeOptions.url !== undefined && !routeOptions.url.endsWith('/:id');

/** Before the signature check: 503 for lists while the event loop is late, rows while very late, no login or write. */
export function shedLoad(app: FastifyInstance, { limitMs, lateness }: Shedding): void {
  const measured = lateness ? undefined : measureLateness();
  const late = lateness ?? measured?.lateness ?? (() => 0);
  if (measured) {
    app.addHook('onClose', (_instance, done) => {
      measured.stop();
      done();
    });
  }
  app.addHook('onRequest', (request, _reply, done) => {
    const ms = late();
    const isPutOff = request.method === 'GET' && ms > limitMs && (isList(request) || ms > MUCH * limitMs);
    done(isPutOff ? busy(RETRY_AFTER_S) : undefined);
  });
}

const FULL_RETRY_AFTER_S = 30;

/** Refuses writes, logins too (decision 0030), while the disk is full; signing out is tried: it deletes. */
export function refuseWrites(app: FastifyInstance, isWritable: () => boolean): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const isRefused =
      !isWritable() && !READS.has(request.method) && request.routeOptions.url !== '/api/logout';
    done(isRefused ? readOnly(FULL_RETRY_AFTER_S) : undefined);
  });
}

import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Gauge, Metrics } from './metrics';
import type { Probe } from '../upstream/probe';
import { isLoopback } from '../settings/reach';
import { answerNotFound, HEAD_TOO } from '../files/static-files';

export interface OperatedOffice {
  /** Whether its database answered within a second. */
  isReady(): Promise<boolean>;
  /** False while its disk is full or read-only; it can still read. */
  isWritable(): boolean;
  /** Whether the virus scanner answers; undefined where none is set. */
  hasScanner?(): Promise<boolean> | undefined;
  gauges(): Promise<readonly Gauge[]>;
}

/** Who may read `/metrics`: holders of the token; without one, direct callers on this machine, or nobody. */
export type MetricsReaders = { readonly token: string } | 'loopback' | 'nobody';

export interface OperationsOptions {
  readonly state: () => 'starting' | 'ok' | 'stopping';
  /** Undefined before the server is open, and when other servers answer everything. */
  readonly office: () => OperatedOffice | undefined;
  readonly metrics: Metrics;
  /** Beside those of the office. */
  readonly gauges: () => readonly Gauge[];
  readonly readers: MetricsReaders;
  readonly probes: Probes;
  /** The detected configuration problem of a proxy in front, if any. */
  readonly proxy: () => string | undefined;
  /** Why another registry than that of the file is served, if so. */
  readonly registry: () => string | undefined;
}

/** Health checks of the other servers, if there are any. */
export interface Probes {
  /** Required: nobody can sign in without it. */
  readonly backOffice?: Probe;
  /** Optional: pages work without their texts. */
  readonly content?: Probe;
}

/** Headers added by proxies: the caller is then not the connection's address. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];
const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

function mayRead({ headers, socket }: FastifyRequest, readers: MetricsReaders): boolean {
  if (readers === 'nobody') return false;
  if (readers === 'loopback') {
    const isDirect = FORWARDED.every((name) => headers[name] === undefined);
    return isDirect && isLoopback(socket.remoteAddress ?? '');
  }
  const [, shown = ''] = /^Bearer (\S+)$/i.exec(headers.authorization ?? '') ?? [];
  return timingSafeEqual(digestOf(shown), digestOf(readers.token));
}

const plain = (reply: FastifyReply) => reply.header('cache-control', 'no-store');

/**
 * `/healthz`: whether the process serves (503 while starting or stopping; `degraded` while writes are refused).
 * `/readyz`: whether its dependencies answer too (database, external back office), with further warnings in `details`.
 * `/metrics`: Prometheus text; a 404 for everybody who may not read it.
 */
export function serveOperations(app: FastifyInstance, options: OperationsOptions): void {
  const { state, office, metrics, readers, probes, proxy, registry } = options;

  app.get('/healthz', HEAD_TOO, (_request, reply) => {
    const isDegraded = state() === 'ok' && office()?.isWritable() === false;
    return plain(reply)
      .code(state() === 'ok' ? 200 : 503)
      .send({ status: isDegraded ? 'degraded' : state() });
  });

  app.get('/readyz', HEAD_TOO, async (_request, reply) => {
    if (state() !== 'ok') return plain(reply).code(503).header('retry-after', '1').send({ status: state() });
    const [database, scanner, backOffice, content] = await Promise.all([
      office()?.isReady(),
      office()?.hasScanner?.(),
      probes.backOffice?.(),
      probes.content?.(),
    ]);
    const told = (isThere: boolean | undefined) =>
      isThere === undefined ? undefined : isThere ? 'ok' : 'away';
    const details = {
      database: told(database),
      scanner: told(scanner),
      backOffice: told(backOffice),
      content: told(content),
      proxy: proxy(),
      registry: registry(),
    };
    if (database === false || backOffice === false) {
      const status = database === false ? 'database away' : 'back office away';
      return plain(reply).code(503).header('retry-after', '1').send({ status, details });
    }
    return plain(reply).send({ status: 'ok', details });
  });

  app.get('/metrics', HEAD_TOO, async (request, reply) => {
    if (!mayRead(request, readers)) return answerNotFound(reply);
    const gauges = [...((await office()?.gauges()) ?? []), ...options.gauges()];
    return plain(reply)
      .type(metrics.contentType)
      .send(await metrics.text(gauges));
  });
}

import {
  countAnswers,
  createServer,
  refuse,
  refuseBytes,
  type AnswerBounds,
  type AnswersUnderWay,
  type ServedParts,
  type ServerOptions,
} from '@portal/back-office';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import { refuseHost } from './sockets/allowed-hosts';
import { FILE_BOUNDS } from './files/bound-files';
import { boundPipelining } from './sockets/bound-pipelining';
import { createDoors } from './sockets/doors';
import { watchForwarded } from './sockets/forwarded-headers';
import { problemOf } from './start/last-resort';
import { createMetrics, type Metrics } from './operations/metrics';
import type { MetricsReaders, OperatedOffice, Probes } from './operations/operations';
import type { PolicyReports } from './telemetry/policy-reports';
import { commonHeaders, type Insistence } from './page/security-headers';
import { serveSite, type SiteSettings } from './serve-site';
import {
  boundedServer,
  IDLE_MS_WITH_UPSTREAM,
  SOCKET_LIMITS,
  type SocketLimits,
} from './sockets/socket-limits';
import { isBelow } from './upstream/upstream';

export interface HostOptions extends SiteSettings {
  /** Names under which the portal is reached, beside this machine's own; none: any. */
  readonly allowedHosts?: readonly string[];
  readonly sockets?: Partial<SocketLimits>;
  /** What files under way may hold; what is not named stays as it is. */
  readonly fileBounds?: Partial<AnswerBounds>;
  /** Addresses and networks of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[];
  /** How what other servers answer is asked how it is. */
  readonly probes?: Probes;
  /** How much browsers are asked to insist on HTTPS, where it is served by it. */
  readonly insistence?: Insistence;
  /** Who may read `/metrics`; nobody unless told. */
  readonly metricsReaders?: MetricsReaders;
  /** Lowest level that is logged, or false for nothing; `warn` unless told. */
  readonly log?: ServerOptions['log'];
  readonly logTo?: ServerOptions['logTo'];
}

export interface Host {
  readonly app: FastifyInstance;
  readonly reports: PolicyReports;
  readonly metrics: Metrics;
  /** Files and pages that nobody took yet. */
  readonly underWay: AnswersUnderWay;
  /** From now on whoever comes is told that it starts; to be called once. */
  listen(host: string, port: number): Promise<void>;
  /**
   * Opens the doors.
   * @param embedded answers the groups of paths that this process serves itself
   * @param office is asked how it is
   */
  open(embedded?: FastifyPluginAsync<ServedParts>, office?: OperatedOffice): Promise<void>;
  /** From now on /healthz says 503, so that a proxy sends nobody here any more. */
  announceStop(): void;
}

/**
 * The portal's one server: its site and the back office, each a plugin with hooks of its own. What holds for both is here:
 * sockets, headers, names it answers to, metrics.
 */
export function createHost(options: HostOptions): Host {
  const { publicUrl, upstreams, trustedProxies } = options;
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const headers = commonHeaders(isSecure ? (options.insistence ?? 'host') : 'off');
  const pathsOf = (kind: 'embedded' | 'remote') =>
    upstreams.flatMap(({ upstream, prefixes }) => (upstream.kind === kind ? prefixes : []));
  const limits: SocketLimits = {
    ...SOCKET_LIMITS,
    ...(pathsOf('remote').length > 0 ? { idleMs: IDLE_MS_WITH_UPSTREAM } : {}),
    ...options.sockets,
  };
  const doors = createDoors((listener) => boundedServer(limits, listener), headers);
  const app = createServer({
    log: options.log,
    logTo: options.logTo,
    trustedProxies,
    headers,
    sockets: {
      serverFactory: doors.serverFactory,
      forceCloseConnections: 'idle',
      return503OnClosing: false,
      clientErrorHandler: (error, socket) => refuseBytes(error, socket, headers),
    },
  });
  app.addHook('preClose', doors.close);
  boundPipelining(app, limits.maxPipelined);
  const forwarded = watchForwarded(trustedProxies ?? []);
  app.addHook('onRequest', async (request, reply) => {
    forwarded.look(request);
    const refused = refuseHost(request.raw, options.allowedHosts ?? []);
    return refused === undefined ? undefined : refuse(reply, refused);
  });

  const metrics = createMetrics();
  app.addHook('onClose', metrics.stop);
  const embedded = pathsOf('embedded');
  const unknownRoute = (url: string) =>
    embedded.some((prefix) => isBelow(url, prefix)) ? 'unknown' : 'page or file';
  app.addHook('onResponse', (request, reply, done) => {
    const { method, routeOptions, url } = request;
    const route = routeOptions.url ?? unknownRoute(url);
    metrics.note({ method, route, status: reply.raw.statusCode, seconds: reply.elapsedTime / 1000 });
    done();
  });

  app.setErrorHandler<Error & { statusCode?: number; status?: number }>((error, request, reply) => {
    const status = error.statusCode ?? error.status ?? 500;
    if (status < 500) return refuse(reply, status);
    // Too much of what was answered is not taken yet.
    if (status === 503) return refuse(reply.header('retry-after', '5'), status);
    request.log.error({ problem: problemOf(error), method: request.method }, 'request failed');
    return reply
      .code(status)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send(`Something went wrong (${request.id})\n`);
  });

  let state: 'starting' | 'ok' | 'stopping' = 'starting';
  let office: OperatedOffice | undefined;
  let reports: PolicyReports = { count: 0, last: [] };
  const underWay = countAnswers({ ...FILE_BOUNDS, ...options.fileBounds });
  void app.register((site, _options, done) => {
    reports = serveSite(site, {
      ...options,
      isSecure,
      underWay,
      passedOn: pathsOf('remote'),
      operations: {
        state: () => state,
        office: () => office,
        metrics,
        readers: options.metricsReaders ?? 'nobody',
        probes: options.probes ?? {},
        proxy: forwarded.problem,
      },
      // As a browser would, through whoever answers the content service's paths.
      ask: async (address) => {
        const { statusCode, body } = await app.inject({
          url: address,
          headers: { accept: 'application/json' },
        });
        return { status: statusCode, body };
      },
    });
    done();
  });

  return {
    app,
    get reports() {
      return reports;
    },
    metrics,
    underWay,
    listen: doors.listen,
    async open(answering, operated) {
      office = operated;
      if (answering) {
        const isEmbedded = (prefix: string) => embedded.includes(prefix);
        await app.register(answering, { api: isEmbedded('/api'), content: isEmbedded('/items') });
      }
      await app.ready();
      if (state === 'starting') state = 'ok';
      doors.open();
    },
    announceStop() {
      state = 'stopping';
    },
  };
}

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
import { serveRegistry } from './files/registry-file';
import { boundPipelining } from './sockets/bound-pipelining';
import { createDoors } from './sockets/doors';
import { watchForwarded } from './sockets/forwarded-headers';
import { problemOf } from './start/last-resort';
import { createMetrics, type Gauge, type Metrics } from './operations/metrics';
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
  /** Host names of the portal, besides those of this machine; empty: any. */
  readonly allowedHosts?: readonly string[];
  readonly sockets?: Partial<SocketLimits>;
  /** Limits for unread file responses; omitted ones keep their default. */
  readonly fileBounds?: Partial<AnswerBounds>;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: readonly string[];
  readonly probes?: Probes;
  /** Of the portal, for `/metrics`. */
  readonly version?: string;
  /** Scope of HSTS, if served over HTTPS. */
  readonly insistence?: Insistence;
  /** Who may read `/metrics`; nobody by default. */
  readonly metricsReaders?: MetricsReaders;
  /** What `/metrics` tells of the rest of this process. */
  readonly gauges?: (() => readonly Gauge[]) | undefined;
  /** Minimum log level, or false for none; defaults to `warn`. */
  readonly log?: ServerOptions['log'];
  readonly logTo?: ServerOptions['logTo'];
  /** Adds what this process answers besides the site and the back office. */
  readonly extend?: (app: FastifyInstance) => void;
}

export interface Host {
  readonly app: FastifyInstance;
  readonly reports: PolicyReports;
  readonly metrics: Metrics;
  /** File and page responses not yet read by their clients. */
  readonly underWay: AnswersUnderWay;
  /** Listens, and answers every request with "starting" until `open`; call once. */
  listen(host: string, port: number): Promise<void>;
  /**
   * Starts serving.
   * @param embedded handles the path groups that this process serves itself
   * @param office queried for its state
   */
  open(embedded?: FastifyPluginAsync<ServedParts>, office?: OperatedOffice): Promise<void>;
  /** Makes /healthz answer 503, so that a proxy stops sending requests. */
  announceStop(): void;
}

/** The portal's single server: site and back office as plugins; shared are sockets, headers, host names, metrics. */
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
  const registry = serveRegistry(options.dist, (problem) => {
    app.log.error(`${problem}: \`portal rollback --serial N\` puts one back`);
  });
  app.addHook('onRequest', (_request, reply, done) => {
    const serial = registry.serial();
    // Open tabs of earlier shells learn of a new registry from whatever they ask for.
    if (serial !== undefined) reply.header('server-timing', `registry;desc="${String(serial)}"`);
    done();
  });

  const metrics = createMetrics(options.version ?? 'unknown');
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
    // Too many responses are still unread.
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
  let reports: PolicyReports = { last: [] };
  const underWay = countAnswers({ ...FILE_BOUNDS, ...options.fileBounds });
  options.extend?.(app);
  void app.register((site, _options, done) => {
    reports = serveSite(site, {
      ...options,
      isSecure,
      registry,
      underWay,
      passedOn: pathsOf('remote'),
      operations: {
        state: () => state,
        office: () => office,
        metrics,
        gauges: options.gauges ?? (() => []),
        readers: options.metricsReaders ?? 'nobody',
        probes: options.probes ?? {},
        proxy: forwarded.problem,
        registry: registry.problem,
      },
      // Like a browser, through whichever server answers the content service's paths.
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

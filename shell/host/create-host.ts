import type { AnswerBounds, AnswersUnderWay } from '@portal/back-office';
import { randomBytes, randomUUID } from 'node:crypto';
import path from 'node:path';
import fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { refuseHost } from './allowed-hosts';
import { boundFiles, FILE_BOUNDS } from './bound-files';
import { boundPipelining } from './bound-pipelining';
import { sendCompressed } from './compress-page';
import { createFirstPaints } from './first-paint/create-first-paint';
import { watchForwarded } from './forwarded-headers';
import { htmlPage } from './html-page';
import { createPages, isHidden } from './known-pages';
import { createMetrics, type Metrics } from './metrics';
import {
  markPassedOn,
  serveOperations,
  type MetricsReaders,
  type OperatedOffice,
  type Probes,
} from './operations';
import { collectPolicyReports, type PolicyReports } from './policy-reports';
import { problemOf } from './last-resort';
import { pageMeta } from './page-meta';
import { refuse, refuseBytes } from './refusals';
import { registryFile } from './registry-file';
import { serveDiscovery } from './serve-discovery';
import { commonHeaders, documentHeaders, type Headers, type Insistence } from './security-headers';
import { IDLE_MS_WITH_UPSTREAM, serverOptionsOf, SOCKET_LIMITS, type SocketLimits } from './socket-limits';
import { answerNotFound, sendFile, type Freshness } from './static-files';
import { collectTelemetry } from './telemetry';
import { isBelow, passOn, pathOf, type EmbeddedApp, type UpstreamGroup } from './upstream';

const NONCE_BYTES = 18;
const MAX_URL_LENGTH = 8192;
/** An address that looks like a file is one: a missing image must not be answered with a page. */
const ASSET = /\.(css|gif|ico|jpe?g|js|json|map|mp4|pdf|php|png|svg|txt|vtt|webmanifest|webp|woff2?|xml)$/i;
const READABLE = new Set(['GET', 'HEAD']);

export interface HostOptions {
  /** Folder of the builds: shell, remotes, registry. */
  readonly dist: string;
  /** Folder whose files are served at the root: favicon, video, PDF. */
  readonly publicFolder: string;
  /** What `/config.json` says. */
  readonly config: unknown;
  /** Origin at which browsers reach the portal; undefined when it is not known. */
  readonly publicUrl: string | undefined;
  /** False where search engines are asked to keep nothing of it. */
  readonly isIndexed?: boolean;
  /** Where weaknesses are told, `mailto:` or `https:`; without it there is no `security.txt`. */
  readonly securityContact?: string | undefined;
  /** Address that counts visits: pages may call its origin. */
  readonly analyticsUrl?: string | undefined;
  readonly upstreams: readonly UpstreamGroup[];
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
  readonly logLevel?: 'warn' | 'silent';
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { write(line: string): void };
}

export interface Host {
  /** Never listens by itself: `main.ts` does, tests inject. */
  readonly app: FastifyInstance;
  readonly reports: PolicyReports;
  readonly metrics: Metrics;
  /** Files and pages that nobody took yet. */
  readonly underWay: AnswersUnderWay;
  /** Opens the doors; `embedded` answers the groups that this process serves itself, `office` is asked how it is. */
  open(embedded: EmbeddedApp | undefined, office?: OperatedOffice): void;
  /** From now on /healthz says 503, so that a proxy sends nobody here any more. */
  announceStop(): void;
}

const setAll = (reply: FastifyReply, headers: Headers) => {
  for (const [name, value] of Object.entries(headers)) {
    reply.raw.setHeader(name, typeof value === 'string' ? value : [...value]);
  }
};

/**
 * The portal's one server: static builds, the page, the registry, and the back office behind the same origin. Every
 * answer carries the security headers, also those of the back office and of errors.
 */
export function createHost(options: HostOptions): Host {
  const { dist, publicFolder, publicUrl, upstreams } = options;
  const isSecure = publicUrl?.startsWith('https:') ?? false;
  const policy = { isSecure, reach: options.analyticsUrl ? [new URL(options.analyticsUrl).origin] : [] };
  let state: 'starting' | 'ok' | 'stopping' = 'starting';
  let embedded: EmbeddedApp | undefined;
  let office: OperatedOffice | undefined;
  const metrics = createMetrics();
  const common = commonHeaders(isSecure ? (options.insistence ?? 'host') : 'off');
  const embeddedPrefixes = upstreams
    .filter(({ upstream }) => upstream.kind === 'embedded')
    .flatMap(({ prefixes }) => prefixes);

  const limits: SocketLimits = {
    ...SOCKET_LIMITS,
    ...(upstreams.some(({ upstream }) => upstream.kind === 'remote')
      ? { idleMs: IDLE_MS_WITH_UPSTREAM }
      : {}),
    ...options.sockets,
  };
  const headersOf = (id: string): Headers => ({ ...common, 'x-request-id': id });
  const app = fastify({
    logger: { level: options.logLevel ?? 'warn', ...(options.logTo ? { stream: options.logTo } : {}) },
    // Addresses hold e-mails and reset tokens: what is logged of a request is written by hand.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit: 64 * 1024,
    trustProxy: options.trustedProxies?.length ? [...options.trustedProxies] : false,
    ...serverOptionsOf(limits),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    // A URL that cannot even be decoded never reaches a hook.
    frameworkErrors: (error, request, reply: FastifyReply) => {
      setAll(reply, headersOf(request.id));
      void refuse(reply, error.statusCode ?? 400);
    },
    clientErrorHandler: (error, socket) => refuseBytes(error, socket, common),
  });
  app.server.maxConnections = limits.maxSockets;

  boundPipelining(app, limits.maxPipelined);
  const untold = watchForwarded(options.trustedProxies ?? []);

  app.addHook('onRequest', async (request, reply) => {
    setAll(reply, headersOf(request.id));
    untold.look(request);
    const refused = refuseHost(request.raw, options.allowedHosts ?? []);
    if (refused !== undefined) return refuse(reply, refused);
    if (request.url.length > MAX_URL_LENGTH) return refuse(reply, 414);
    // An address with its own host in it is for a proxy, and this is none.
    if (!request.url.startsWith('/')) return refuse(reply, 400);
    if (state === 'starting' && request.url !== '/healthz') {
      return reply
        .code(503)
        .header('retry-after', '1')
        .header('cache-control', 'no-store')
        .type('text/plain; charset=utf-8')
        .send('Starting\n');
    }
    if (embedded && embeddedPrefixes.some((prefix) => isBelow(request.url, prefix))) {
      // Straight to the other router: no body is parsed twice, nothing is copied.
      reply.hijack();
      markPassedOn(request);
      embedded.routing(request.raw, reply.raw);
    }
    return undefined;
  });

  const others = upstreams
    .filter(({ upstream }) => upstream.kind === 'remote')
    .flatMap(({ prefixes }) => prefixes);
  const underWay = boundFiles(app, others, { ...FILE_BOUNDS, ...options.fileBounds });

  serveOperations(app, {
    state: () => state,
    office: () => office,
    metrics,
    readers: options.metricsReaders ?? 'nobody',
    probes: options.probes ?? {},
    proxy: untold.problem,
  });
  app.get('/config.json', (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(options.config),
  );
  app.get('/remotes.json', registryFile(dist));
  const serveBelow = (prefix: string, folder: string, freshness: Freshness) =>
    app.get<{ Params: { '*': string } }>(`${prefix}/*`, (request, reply) =>
      sendFile(request, reply, { folder, relative: request.params['*'], freshness }),
    );
  serveBelow('/shell', path.join(dist, 'shell'), 'immutable');
  serveBelow('/remotes', path.join(dist, 'remotes'), 'immutable');
  const reports = collectPolicyReports(app, publicUrl);
  collectTelemetry(app, publicUrl);
  for (const { upstream, ...group } of upstreams) {
    if (upstream.kind === 'remote') passOn(app, group, upstream.url);
  }

  async function sendPage(
    request: FastifyRequest,
    pathname: string,
    reply: FastifyReply,
  ): Promise<FastifyReply> {
    const nonce = randomBytes(NONCE_BYTES).toString('base64');
    const known = await pages();
    const [first, skeletons] = await Promise.all([
      firstPaints.at(pathname),
      firstPaints.skeletonsAt(pathname),
    ]);
    const meta = pageMeta(pathname, site, known);
    const page = await htmlPage(dist, nonce, { pathname, meta, first, skeletons });
    setAll(reply, documentHeaders(nonce, policy));
    // The shell says so in words; whoever reads no words reads the status.
    if (known?.has(pathname) === false) reply.code(404);
    return sendCompressed(reply, page, request.headers['accept-encoding']);
  }

  const site = { publicUrl, isIndexed: options.isIndexed ?? true };
  const pages = createPages(dist);
  const firstPaints = createFirstPaints({
    dist,
    config: options.config,
    // As a browser would, through whoever answers the content service's paths.
    ask: async (address) => {
      const { statusCode, body } = await app.inject({
        url: address,
        headers: { accept: 'application/json' },
      });
      return { status: statusCode, body };
    },
    report: (problem) =>
      app.log.warn({ problem: problemOf(problem) }, 'a page opens without its first paint'),
  });
  serveDiscovery(app, { site, pages, securityContact: options.securityContact });

  app.setNotFoundHandler(async (request, reply) => {
    if (!READABLE.has(request.method)) {
      return reply.code(405).header('allow', 'GET, HEAD').type('text/plain').send('Method not allowed\n');
    }
    const where = pathOf(request);
    if (isHidden(where)) return answerNotFound(reply);
    if (ASSET.test(where)) {
      return sendFile(request, reply, {
        folder: publicFolder,
        relative: where.slice(1),
        freshness: 'checked',
      });
    }
    const accepts = request.headers.accept ?? '*/*';
    if (accepts.includes('text/html')) return sendPage(request, where, reply);
    // Whatever takes anything is no reader of a screen that says that there is nothing here.
    return accepts.includes('*/*') && (await pages())?.has(where) !== false
      ? sendPage(request, where, reply)
      : answerNotFound(reply);
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

  return {
    app,
    reports,
    metrics,
    underWay,
    open(answering, operated) {
      embedded = answering;
      office = operated;
      state = 'ok';
    },
    announceStop() {
      state = 'stopping';
    },
  };
}

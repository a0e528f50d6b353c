import Fastify, {
  LogController,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerOptions,
} from 'fastify';
import { loggedError } from './log-line';
import { refuseReadersInWords } from './refusal-page';
import { refuse } from './refuse';
import { requestIds } from './request-ids';

/** Maximum bytes of a body, unless a route says otherwise. */
const BODY_LIMIT = 64 * 1024;
const MAX_URL_LENGTH = 8 * 1024;

/** On every answer: files, calls, errors. */
export const COMMON_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
  'x-permitted-cross-domain-policies': 'none',
} as const;

export interface ServerOptions {
  /** Minimum log level, or false for none. */
  readonly log?: 'debug' | 'info' | 'warn' | 'error' | false | undefined;
  readonly logTo?: { write(line: string): void } | undefined;
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** Socket options; not needed by tests that `inject`. */
  readonly sockets?: Pick<
    FastifyServerOptions,
    'serverFactory' | 'clientErrorHandler' | 'forceCloseConnections' | 'return503OnClosing'
  >;
}

/** Creates the Fastify instance of a process, with what applies to every request: limits, headers, id, log. */
export function createServer({
  log = 'warn',
  logTo,
  trustedProxies = [],
  headers = {},
  sockets,
}: ServerOptions): FastifyInstance {
  const common = { ...COMMON_HEADERS, ...headers };
  const ids = requestIds(trustedProxies);
  const app = Fastify({
    // URLs contain e-mails and reset tokens, headers signatures: each log call chooses what it logs.
    logger: log !== false && {
      level: log,
      redact: ['req.headers', 'email', 'password', 'token'],
      serializers: { err: loggedError },
      ...(logTo ? { stream: logTo } : {}),
    },
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: ids.idOf,
    childLoggerFactory: (logger, bindings, options, raw) =>
      logger.child({ ...bindings, ...ids.traceOf(raw) }, options),
    bodyLimit: BODY_LIMIT,
    trustProxy: trustedProxies.length > 0 ? [...trustedProxies] : false,
    exposeHeadRoutes: false,
    // The address as a whole is bounded: rubbish of any length is answered by its route.
    routerOptions: { maxParamLength: 8192 },
    // A URL that cannot be decoded, or has an overlong parameter, reaches no hook.
    frameworkErrors: (_error, request, reply: FastifyReply) => {
      void reply.headers({ ...common, 'x-request-id': request.id });
      void refuse(reply, request.url.length > MAX_URL_LENGTH ? 414 : 400);
    },
    ...sockets,
  });
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(common).header('x-request-id', request.id);
    if (request.url.length > MAX_URL_LENGTH) return refuse(reply, 414);
    // An absolute URL is meant for a proxy, which this is not.
    if (!request.url.startsWith('/')) return refuse(reply, 400);
    return undefined;
  });
  refuseReadersInWords(app);
  return app;
}

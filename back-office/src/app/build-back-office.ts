import { createHmac, randomUUID } from 'node:crypto';
import path from 'node:path';
import Fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { createAttempts } from '../auth/attempts';
import { DEFAULT_HOLDINGS, DEFAULT_LIMITS, DEMO_HOLDINGS, DEMO_LIMITS } from '../auth/limits';
import { createPasswords } from '../auth/passwords';
import { createKeySeal, readSecret } from '../auth/session-keys';
import { DEFAULT_RESET_MINUTES, resetLinks } from '../auth/reset-links';
import { createSessions, DEFAULT_LIFETIMES } from '../auth/sessions';
import { contentOptions } from '../content/content-options';
import { contentService } from '../content/content-service';
import { demoAccountsIn, DemoAccountsError, holdsDemoAccounts } from '../../demo/demo-accounts-in-store';
import { loadDemoData } from '../../demo/load-demo-data';
import { ANSWER_BOUNDS, countAnswers, OPEN_ANSWER_BOUNDS } from '../http/answers-under-way';
import { boundAnswers } from '../http/bound-answers';
import { compressAnswers } from '../http/compress-answers';
import { loggedError } from '../http/log-line';
import { answerBadUrl, answerUnreadable, shortenedUrl } from '../http/unreadable-requests';
import { folderTransport, smtpTransport } from '../mail/transports';
import type { MailTransport, Mail } from '../mail/mail';
import { describeRoutes } from '../openapi/describe-routes';
import { readFooter } from '../mail/footer';
import { createMailer } from '../mail/mailer';
import { createLetterWriter } from '../mail/write-letter';
import { openStore } from '../store/open-store';
import type { Store, StoreLocation } from '../store/store';
import { resourceTable, type ResourceTable } from '../resources/resource-table';
import { apiRoutes } from './api-routes';
import { contentTexts } from './content-texts';
import { ensureAdmin, hasAdministrator } from './first-admin';
import { logAnswers, operationsOf, tellAnswers, type Operations } from './operations';
import { startHousekeeping } from './housekeeping';
import type { BackOfficeOptions } from './options';
import type { Services } from '../http/services';

export interface BackOffice {
  /** Answers /api, /admin/api, /items and /assets. Never listens: a host routes to it, tests `inject`. */
  readonly app: FastifyInstance;
  readonly store: Store;
  readonly operations: Operations;
  /** Whether somebody could sign in as an administrator when it was opened. */
  readonly hasAdministrator: boolean;
  /** Who could sign in with the public password of a demonstration when it was opened; undefined where nobody could. */
  readonly demoAccounts: readonly string[] | undefined;
  /** Messages sent, where there is neither a mail server nor a data folder. */
  readonly mails: readonly Mail[];
  /** Finishes what is under way and closes the store. */
  close(): Promise<void>;
}

/** Nobody asks for the description before the routes are there. */
const NOT_YET = resourceTable([]);
const LOCAL = 'http://127.0.0.1:8080';
const BODY_LIMIT = 64 * 1024;
const MIN_SECRET = 32;

function locationOf({ store, databaseUrl, databaseIsPooled, dataDir }: BackOfficeOptions): StoreLocation {
  if (store) return store;
  if (databaseUrl !== undefined) return { databaseUrl, isPooled: databaseIsPooled };
  return dataDir === undefined ? { memory: true } : { dataDir };
}

function createApp(options: BackOfficeOptions, isInMemory: boolean): FastifyInstance {
  const level = options.log ?? (isInMemory ? false : 'warn');
  const app = Fastify({
    // Addresses are never logged with their query (e-mails) nor headers (signatures): see what each line names.
    logger:
      level === false
        ? false
        : {
            level,
            redact: ['req.headers', 'email', 'password', 'token'],
            serializers: { err: loggedError },
            ...(options.logTo ? { stream: options.logTo } : {}),
          },
    genReqId: () => randomUUID(),
    frameworkErrors: (_error, request, reply: FastifyReply) => answerBadUrl(request, reply),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: BODY_LIMIT,
    trustProxy: options.trustedProxies ? [...options.trustedProxies] : false,
    exposeHeadRoutes: false,
    routerOptions: { maxParamLength: 128, ignoreTrailingSlash: false },
    rewriteUrl: (request) => shortenedUrl(request.url),
  });
  answerUnreadable(app);
  return app;
}

function createMailTransport(
  options: BackOfficeOptions,
  log: FastifyBaseLogger,
  mails: Mail[],
): MailTransport {
  const from = options.mailFrom ?? 'InterGestion <ne-pas-repondre@intergestion.example>';
  const folder =
    options.dataDir ?? (options.store && 'dataDir' in options.store ? options.store.dataDir : undefined);
  if (options.smtpUrl !== undefined) return smtpTransport(options.smtpUrl, from);
  if (folder !== undefined) {
    return folderTransport(path.join(folder, 'outbox'), from, (file) =>
      log.warn({ file }, 'a message was written to the outbox'),
    );
  }
  return (mail) => {
    mails.push(mail);
    return Promise.resolve();
  };
}

function secretOf({ secret, dataDir, store }: BackOfficeOptions): string {
  if (secret === undefined)
    return readSecret(dataDir ?? (store && 'dataDir' in store ? store.dataDir : undefined));
  if (secret.length < MIN_SECRET)
    throw new Error(`The server secret is shorter than ${MIN_SECRET} characters.`);
  return secret;
}

/**
 * Puts the back office together: store, API and content service. It never listens.
 * @throws StoreInUseError, NewerSchemaError, DemoAccountsError, Error: one clear line each for whoever starts it
 */
export async function buildBackOffice(options: BackOfficeOptions = {}): Promise<BackOffice> {
  const location = locationOf(options);
  const app = createApp(options, 'memory' in location);
  const now = options.now ?? (() => new Date());
  if (options.onAnswer) tellAnswers(app, options.onAnswer);
  logAnswers(app);
  options.onStep?.('Opening the store');
  const store = await openStore(location, {
    now,
    onProblem: (problem) => app.log.error(problem, 'store'),
    onNotice: (line) => app.log.warn(line),
    ...options.storeOptions,
  });
  try {
    return await assemble(app, store, options, now);
  } catch (problem) {
    await store.close();
    throw problem;
  }
}

async function assemble(
  app: FastifyInstance,
  store: Store,
  options: BackOfficeOptions,
  now: () => Date,
): Promise<BackOffice> {
  const mails: Mail[] = [];
  const passwords = createPasswords({ cost: options.passwordCost, blocklist: options.passwordBlocklist });
  // Before anything works on the store: it is left as it was.
  if (options.publicBy !== undefined && !options.demo) {
    if (await holdsDemoAccounts(store, passwords)) throw new DemoAccountsError(options.publicBy);
  }
  const lifetimes = { ...DEFAULT_LIFETIMES, ...options.lifetimes };
  const secret = secretOf(options);
  const site = options.publicUrl ?? LOCAL;
  const resetMinutes = options.resetMinutes ?? DEFAULT_RESET_MINUTES;
  const services: Services = {
    store,
    now,
    passwords,
    sessions: createSessions(store, createKeySeal(secret), lifetimes, () => store.isWritable()),
    attempts: createAttempts(store, now),
    limits: { ...(options.demo ? DEMO_LIMITS : DEFAULT_LIMITS), ...options.limits },
    holdings: { ...(options.demo ? DEMO_HOLDINGS : DEFAULT_HOLDINGS), ...options.holdings },
    post: createMailer({
      database: store,
      write: createLetterWriter({
        site,
        footer: () => readFooter(options.contentFolder ?? contentTexts()),
        openReset: resetLinks({ store, now, minutes: resetMinutes }),
      }),
      transport: createMailTransport(options, app.log, mails),
      now,
      onProblem: (problem) => app.log.error(problem, 'mail'),
    }),
    log: app.log,
    fingerprintOf: (text) => createHmac('sha256', secret).update(text).digest('hex'),
    resetMinutes,
    frontWebsites: [site, ...(options.frontWebsites ?? [])],
    statusAfterAcceptance:
      options.statusAfterAcceptance === undefined ? 'proposition_acceptee' : options.statusAfterAcceptance,
  };
  // The demo data come with an administrator of their own, and go only into a store that nobody uses yet.
  if (options.demo)
    await loadDemoData(store, {
      now: now(),
      hashPassword: (password) => passwords.hash(password),
      onStart: () => options.onStep?.('Making the demo data'),
    });
  if (options.admin) await ensureAdmin(store, passwords, options.admin, now());

  compressAnswers(app);
  const signed = countAnswers({ ...ANSWER_BOUNDS, ...options.answerBounds });
  const open = countAnswers(OPEN_ANSWER_BOUNDS);
  boundAnswers(app, open);
  // Messages leave once the answer is given: how long they take is nobody's to see.
  app.addHook('onResponse', ({ method }, _reply, done) => {
    if (method !== 'GET') services.post.deliverFresh();
    done();
  });
  options.extend?.(app, services);
  const served: { table?: ResourceTable } = {};
  describeRoutes(app, () => served.table ?? NOT_YET);
  await app.register((scope, _options, done) => {
    served.table = apiRoutes(scope, {
      services,
      corsOrigins: options.corsOrigins ?? [],
      shedding: options.shedLoad,
      answers: signed,
    });
    done();
  });
  await app.register(contentService, contentOptions(services, options.contentFolder ?? contentTexts()));
  await app.ready();

  const isAdministrated = await hasAdministrator(store);
  const openAccounts = await demoAccountsIn(store, passwords);
  const housekeeping = startHousekeeping({
    database: store,
    now,
    lifetimes,
    onProblem: (problem) => app.log.error(problem, 'housekeeping'),
  });

  return {
    app,
    store,
    operations: operationsOf(services, [signed, open]),
    hasAdministrator: isAdministrated,
    demoAccounts: openAccounts,
    mails,
    close: async () => {
      await app.close();
      await housekeeping.stop();
      await services.post.stop();
      await store.close();
    },
  };
}

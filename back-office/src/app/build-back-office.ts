import { createHmac } from 'node:crypto';
import type { FastifyBaseLogger, FastifyInstance, FastifyPluginAsync } from 'fastify';
import { createFileScanner } from '../attachments/scan-files';
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
import { answerErrors } from '../http/answer-errors';
import { ANSWER_BOUNDS, countAnswers, OPEN_ANSWER_BOUNDS } from '../http/answers-under-way';
import { boundAnswers } from '../http/bound-answers';
import { compressAnswers } from '../http/compress';
import { createServer } from '../http/create-server';
import { refuseUnknownContent, refuseUnknownMethods } from '../http/unknown-paths';
import type { Mail } from '../mail/mail';
import { describeRoutes } from '../openapi/describe-routes';
import { readFooter, readPicture } from '../mail/footer';
import { createMailer } from '../mail/mailer';
import { createLetterWriter } from '../mail/write-letter';
import { openNotice } from '../notices/open-notice';
import { remind } from '../notices/remind';
import { createStopLinks } from '../notices/stop-links';
import { stopRoutes } from '../notices/stop-routes';
import { openStore } from '../store/open-store';
import type { Store, StoreLocation } from '../store/store';
import { resourceTable } from '../resources/resource';
import { apiRoutes } from './api-routes';
import { contentTexts } from './content-texts';
import { ensureAdmin, hasAdministrator } from './first-admin';
import { logAnswers, operationsOf, type Operations } from './operations';
import { startHousekeeping } from './housekeeping';
import { createMailTransport } from './mail-transport';
import type { BackOfficeOptions } from './options';
import type { Services } from '../http/services';

/** Which paths to mount; other servers may answer the rest. */
export interface ServedParts {
  /** `/api`, `/admin/api` and their description; default true. */
  readonly api?: boolean;
  /** `/items` and `/assets`; default true. */
  readonly content?: boolean;
}

export interface OpenBackOffice {
  /** Mounts the routes. Register it without a prefix: paths are those of Oro and Directus. */
  readonly plugin: FastifyPluginAsync<ServedParts>;
  readonly store: Store;
  readonly operations: Operations;
  /** Whether an administrator could sign in at opening. */
  readonly hasAdministrator: boolean;
  /** Accounts that still had the public demo password at opening; undefined if none. */
  readonly demoAccounts: readonly string[] | undefined;
  readonly mails: readonly Mail[];
  close(): Promise<void>;
}

/** A back office on its own server that never listens, for tests and commands that use `inject`. */
export interface BackOffice extends Omit<OpenBackOffice, 'plugin'> {
  readonly app: FastifyInstance;
}

const LOCAL = 'http://127.0.0.1:8080';
const MIN_SECRET = 32;

function locationOf({ store, databaseUrl, databaseIsPooled, dataDir }: BackOfficeOptions): StoreLocation {
  if (store) return store;
  if (databaseUrl !== undefined) return { databaseUrl, isPooled: databaseIsPooled };
  return dataDir === undefined ? { memory: true } : { dataDir };
}

function secretOf({ secret, dataDir, store }: BackOfficeOptions): string {
  if (secret === undefined)
    return readSecret(dataDir ?? (store && 'dataDir' in store ? store.dataDir : undefined));
  if (secret.length < MIN_SECRET)
    throw new Error(`The server secret is shorter than ${MIN_SECRET} characters.`);
  return secret;
}

/** The back office on a server of its own, which never listens. @throws as `openBackOffice` */
export async function buildBackOffice(options: BackOfficeOptions = {}): Promise<BackOffice> {
  const { log = 'memory' in locationOf(options) ? false : 'warn', logTo, trustedProxies } = options;
  const app = createServer({ log, logTo, trustedProxies });
  const { plugin, ...office } = await openBackOffice(options, app.log);
  await app.register(plugin);
  await app.ready();
  return {
    ...office,
    app,
    close: async () => {
      await app.close();
      await office.close();
    },
  };
}

/**
 * Opens the store and everything that serves it.
 * @throws StoreInUseError, NewerSchemaError, DemoAccountsError, Error: each with a one-line message for the operator
 */
export async function openBackOffice(
  options: BackOfficeOptions,
  log: FastifyBaseLogger,
): Promise<OpenBackOffice> {
  const now = options.now ?? (() => new Date());
  options.onStep?.('Opening the store');
  const store = await openStore(locationOf(options), {
    now,
    onProblem: (problem) => log.error(problem, 'store'),
    onNotice: (line) => log.warn(line),
    ...options.storeOptions,
  });
  try {
    return await assemble(store, options, now, log);
  } catch (problem) {
    await store.close();
    throw problem;
  }
}

async function assemble(
  store: Store,
  options: BackOfficeOptions,
  now: () => Date,
  log: FastifyBaseLogger,
): Promise<OpenBackOffice> {
  const mails: Mail[] = [];
  const passwords = createPasswords({ cost: options.passwordCost, blocklist: options.passwordBlocklist });
  // Checked first, so that a refused store is left unchanged.
  if (options.publicBy !== undefined && !options.demo) {
    if (await holdsDemoAccounts(store, passwords)) throw new DemoAccountsError(options.publicBy);
  }
  const lifetimes = { ...DEFAULT_LIFETIMES, ...options.lifetimes };
  const secret = secretOf(options);
  const site = options.publicUrl ?? LOCAL;
  const texts = options.contentFolder ?? contentTexts();
  const stopLinks = createStopLinks(site, secret);
  const resetMinutes = options.resetMinutes ?? DEFAULT_RESET_MINUTES;
  const noticeOf = openNotice({ database: store, now, site, stopLinks });
  const services: Services = {
    store,
    scanner: options.clamdUrl === undefined ? undefined : createFileScanner(options.clamdUrl, now),
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
        footer: () => readFooter(texts),
        picture: () => readPicture(texts),
        openReset: resetLinks({ store, now, minutes: resetMinutes }),
        openNotice: (letter) => noticeOf(letter),
      }),
      transport: createMailTransport(options, log, mails),
      now,
      onProblem: (problem) => log.error(problem, 'mail'),
    }),
    openNotice: noticeOf,
    log,
    fingerprintOf: (text) => createHmac('sha256', secret).update(text).digest('hex'),
    resetMinutes,
    frontWebsites: [site, ...(options.frontWebsites ?? [])],
    statusAfterAcceptance:
      options.statusAfterAcceptance === undefined ? 'proposition_acceptee' : options.statusAfterAcceptance,
  };
  // Demo data include an administrator, and are only loaded into a store without accounts.
  if (options.demo)
    await loadDemoData(store, {
      now: now(),
      hashPassword: (password) => passwords.hash(password),
      onStart: () => options.onStep?.('Making the demo data'),
    });
  if (options.admin) await ensureAdmin(store, passwords, options.admin, now());

  const signed = countAnswers({ ...ANSWER_BOUNDS, ...options.answerBounds });
  const open = countAnswers(OPEN_ANSWER_BOUNDS);
  const plugin: FastifyPluginAsync<ServedParts> = async (scope, { api = true, content = true }) => {
    answerErrors(scope);
    logAnswers(scope);
    compressAnswers(scope);
    boundAnswers(scope, open);
    // Send mail after the answer, so that its duration cannot be observed.
    scope.addHook('onResponse', ({ method }, _reply, done) => {
      if (method !== 'GET') services.post.deliverFresh();
      done();
    });
    options.extend?.(scope, services);
    let table = resourceTable([]);
    if (api) {
      refuseUnknownMethods(scope);
      describeRoutes(scope, () => table);
      await scope.register((calls, _options, done) => {
        table = apiRoutes(calls, {
          services,
          shedding: options.shedLoad,
          answers: signed,
        });
        done();
      });
      await scope.register((links, _options, done) => {
        stopRoutes(links, { database: store, stopLinks, now });
        done();
      });
    }
    if (content) {
      refuseUnknownContent(scope);
      await scope.register(contentService, contentOptions(services, texts));
    }
  };

  const isAdministrated = await hasAdministrator(store);
  const demoAccounts = await demoAccountsIn(store, passwords);
  const housekeeping = startHousekeeping({
    database: store,
    now,
    lifetimes,
    remind: async () => {
      await remind(store, services.post, now());
      services.post.deliverFresh();
    },
    onProblem: (problem) => log.error(problem, 'housekeeping'),
  });

  return {
    plugin,
    store,
    operations: operationsOf(services, [signed, open]),
    hasAdministrator: isAdministrated,
    demoAccounts,
    mails,
    close: async () => {
      await housekeeping.stop();
      await services.post.stop();
      await store.close();
    },
  };
}

import type { FastifyInstance } from 'fastify';
import type { AnswerBounds } from '../http/answers-under-way';
import type { Services } from '../http/services';
import type { Shedding } from '../http/shed-load';
import type { Holdings, Limits } from '../auth/limits';
import type { PasswordCost } from '../auth/passwords';
import type { SessionLifetimes } from '../auth/sessions';
import type { StoreLocation, StoreOptions } from '../store/store';

/** Extends a back office from outside: its requests through hooks, its rows through the store. */
export type Extension = (app: FastifyInstance, services: Services) => void;

/** Options of a back office. Every default suits production. */
export interface BackOfficeOptions {
  /** Where the data are; `databaseUrl` and `dataDir` below are shorthands for it. */
  readonly store?: StoreLocation | undefined;
  /** Folder of the embedded store, the server secret and the outbox. */
  readonly dataDir?: string | undefined;
  readonly databaseUrl?: string | undefined;
  /** Whether a pooler in transaction mode is in front of that server; detected by default. */
  readonly databaseIsPooled?: boolean | undefined;
  readonly demo?: boolean | undefined;
  /** The setting that exposes the portal: demo accounts are then refused, unless `demo` is set. */
  readonly publicBy?: string | undefined;
  readonly admin?: { readonly email: string; readonly password: string } | undefined;
  /** Of a clamd that is asked about each file: `tcp://…` or `unix:///…`. */
  readonly clamdUrl?: string | undefined;
  /** Without it, messages are written to the outbox folder. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Public address of the portal, for reset links. */
  readonly publicUrl?: string | undefined;
  readonly frontWebsites?: readonly string[] | undefined;
  /** At least 32 characters; without it, kept in the data folder. Several instances must share one. */
  readonly secret?: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is trusted. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly lifetimes?: Partial<SessionLifetimes> | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly holdings?: Partial<Holdings> | undefined;
  readonly passwordCost?: PasswordCost | undefined;
  /** Refuses the most common passwords and the portal's name; on in production. */
  readonly passwordBlocklist?: boolean | undefined;
  /** Lifetime of a reset link in minutes; default 20. */
  readonly resetMinutes?: number | undefined;
  /** Status of a project after one of its propositions is accepted; null leaves it unchanged. */
  readonly statusAfterAcceptance?: string | null | undefined;
  readonly contentFolder?: string | undefined;
  readonly now?: (() => Date) | undefined;
  /** Minimum log level, or false for none. The default in memory is none. */
  readonly log?: 'debug' | 'info' | 'warn' | 'error' | false | undefined;
  readonly shedLoad?: Shedding | undefined;
  readonly answerBounds?: Partial<AnswerBounds> | undefined;
  readonly logTo?: { write(line: string): void } | undefined;
  readonly onStep?: ((what: string) => void) | undefined;
  /** How the store is opened, besides its location; for tests of its failures. */
  readonly storeOptions?: StoreOptions | undefined;
  /** Called once, before any route is mounted, so that its hooks run before all others. */
  readonly extend?: Extension | undefined;
}

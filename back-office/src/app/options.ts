import type { FastifyInstance } from 'fastify';
import type { AnswerBounds } from '../http/answers-under-way';
import type { Services } from '../http/services';
import type { Shedding } from '../http/shed-load';
import type { Holdings, Limits } from '../auth/limits';
import type { PasswordCost } from '../auth/passwords';
import type { SessionLifetimes } from '../auth/sessions';
import type { StoreLocation, StoreOptions } from '../store/store';

/** Takes hold of a back office from outside: of its requests by hooks, of its rows by the store. */
export type Extension = (app: FastifyInstance, services: Services) => void;

/** How a back office is put together. Everything has a default that is right for production. */
export interface BackOfficeOptions {
  /** Where the data live; `databaseUrl` and `dataDir` below say the same in the words of the settings. */
  readonly store?: StoreLocation | undefined;
  /** Folder of the embedded store, of the server secret and of the outbox. */
  readonly dataDir?: string | undefined;
  /** A PostgreSQL server instead of the embedded store. */
  readonly databaseUrl?: string | undefined;
  /** Whether a pooler in transaction mode stands before that server; found out unless told. */
  readonly databaseIsPooled?: boolean | undefined;
  /** Loads the demo data into a store that has nobody yet. */
  readonly demo?: boolean | undefined;
  /**
   * Why others than this machine reach the portal, as the setting that says so. A store that holds accounts with the
   * demo password is then refused, unless `demo` asks for them.
   */
  readonly publicBy?: string | undefined;
  /** The first administrator of a store that has none. */
  readonly admin?: { readonly email: string; readonly password: string } | undefined;
  /** Without it, messages are written to the outbox. */
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Address at which browsers reach the portal: where reset links lead. */
  readonly publicUrl?: string | undefined;
  /** Other origins that reset links may lead to. */
  readonly frontWebsites?: readonly string[] | undefined;
  /** Origins of pages on other hosts that may call. */
  readonly corsOrigins?: readonly string[] | undefined;
  /** At least 32 characters; without it, kept in the data folder. Several instances must share one. */
  readonly secret?: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly lifetimes?: Partial<SessionLifetimes> | undefined;
  readonly limits?: Partial<Limits> | undefined;
  readonly holdings?: Partial<Holdings> | undefined;
  readonly passwordCost?: PasswordCost | undefined;
  /** Refuses the most common passwords and the name of the portal; a setting of the server, on in production. */
  readonly passwordBlocklist?: boolean | undefined;
  /** Minutes that a link to a new password lasts; 20 unless told. */
  readonly resetMinutes?: number | undefined;
  /** Status of a project once one of its propositions is accepted; null leaves it. */
  readonly statusAfterAcceptance?: string | null | undefined;
  /** Folder of the texts and images of the content service. */
  readonly contentFolder?: string | undefined;
  readonly now?: (() => Date) | undefined;
  /** Lowest level that is logged, or false for nothing. Silent in memory unless told. */
  readonly log?: 'debug' | 'info' | 'warn' | 'error' | false | undefined;
  /** Puts reads off while this process is late; without it none is. */
  readonly shedLoad?: Shedding | undefined;
  /** What answers under way may hold; what is not named stays as it is. */
  readonly answerBounds?: Partial<AnswerBounds> | undefined;
  /** Where log lines go instead of the standard output. */
  readonly logTo?: { write(line: string): void } | undefined;
  /** Told what begins while it is opened, in a few words, for whoever waits. */
  readonly onStep?: ((what: string) => void) | undefined;
  /** How the store is opened, beside its place; for tests of its failures. */
  readonly storeOptions?: StoreOptions | undefined;
  /** What somebody builds on: called once, before there is any route, so that its hooks come before all others. */
  readonly extend?: Extension | undefined;
}

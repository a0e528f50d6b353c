import path from 'node:path';
import { readAccountSettings, readTrustedProxies, type AccountSettings } from './account-settings';
import type { MetricsReaders } from '../operations/operations';
import { noTrialBy, publicBy } from './reach';
import { unknownSetting } from './setting-names';
import { INSISTENCES, type Insistence } from '../page/security-headers';

const LOG_LEVELS = ['error', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** All settings of a deployment, read from the environment (design, section 6). */
export interface Settings {
  readonly host: string;
  readonly port: number;
  /** Absolute folder of the embedded store, the outgoing mails and the uploads. */
  readonly dataDir: string;
  /** Milliseconds between backups of the embedded store, after changes. */
  readonly copyEveryMs: number;
  /** Absolute folder of the builds: shell, remotes, registry. */
  readonly dist: string;
  /** Whether an empty store gets demo data, with publicly known passwords. */
  readonly demo: boolean;
  /** The setting that shows that this is no local trial; undefined for a trial. */
  readonly noTrialBy: string | undefined;
  /** The setting by which others than this machine can reach the portal; undefined when only this machine can. */
  readonly publicBy: string | undefined;
  readonly callGapMs: number;
  readonly databaseUrl: string | undefined;
  /** Whether that database is behind a pooler in transaction mode; undefined: detected. */
  readonly databaseIsPooled: boolean | undefined;
  readonly backOfficeUrl: string | undefined;
  readonly contentUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Address at which browsers reach the portal; undefined when it is the listening address. */
  readonly publicUrl: string | undefined;
  /** Scope of HSTS, if PUBLIC_URL is HTTPS. */
  readonly insistence: Insistence;
  /** Host names of the portal, besides those of this machine; empty: any. */
  readonly allowedHosts: readonly string[];
  /** Event loop delay in milliseconds above which lists are refused; 0: never. */
  readonly shedDelayMs: number;
  /** Encrypts session keys; several instances must share it. Undefined: stored in the data folder. */
  readonly secret: string | undefined;
  /** Analytics, subject to consent: site id and address of the service; undefined: none. */
  readonly analytics: { readonly id: string; readonly url: string } | undefined;
  /** Whether the `from_agent` cookie is set on arrival or only after consent. */
  readonly affiliationCookie: 'immediate' | 'consent';
  /** Share of page visits that report problems to `/telemetry`: 0 none, 1 all. */
  readonly telemetrySample: number;
  /** Whether accepting a proposition moves its request on to `proposition_acceptee`. */
  readonly acceptanceMovesRequest: boolean;
  /** Minimum log level. From `info` on, every API response and every refusal is logged. */
  readonly logLevel: LogLevel;
  readonly metricsReaders: MetricsReaders;
  /** Contact for security reports in `security.txt`, `mailto:` or `https:`; undefined: none. */
  readonly securityContact: string | undefined;
  readonly admin: { readonly email: string; readonly password: string } | undefined;
  readonly accounts: AccountSettings;
}

/** An invalid setting: the message names it and says what is allowed. */
export class SettingError extends Error {
  override readonly name = 'SettingError';
}

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_PORT = '8080';
const DEFAULT_GAP_MS = '500';
/** HT9. The embedded store runs in this thread, where long lists alone cause such delays. */
const DEFAULT_SHED_MS = { server: '200', embedded: '1000' };
const MAX_PORT = 65_535;
const MAX_GAP_MS = 60_000;
const DEFAULT_COPY_MINUTES = '5';
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const MIN_SECRET = 32;
const WEB = ['http:', 'https:'];

const wrong = (name: string, value: string, wanted: string): never => {
  throw new SettingError(`${name}="${value}" is not ${wanted}.`);
};

/** An empty setting counts as missing. */
const given = (environment: Environment, name: string) => environment[name]?.trim() || undefined;

function wholeNumber(environment: Environment, name: string, fallback: string, max: number, min = 0): number {
  const text = given(environment, name) ?? fallback;
  const number = Number(text);
  const isFine = /^\d+$/.test(text) && number >= min && number <= max;
  return isFine ? number : wrong(name, text, `a whole number from ${min} to ${max}`);
}

function address(environment: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = given(environment, name);
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !schemes.includes(url.protocol)) {
    // Database and mail addresses may contain a password: do not print them.
    const shown = schemes === WEB ? text : '…';
    return wrong(
      name,
      shown,
      `an address that starts with ${schemes.map((each) => `${each}//`).join(' or ')}`,
    );
  }
  return text.replace(/\/+$/, '');
}

/** Reads an origin: a path, a query or a password would end up in links. */
function origin(environment: Environment, name: string): string | undefined {
  const text = address(environment, name, WEB);
  if (text === undefined) return undefined;
  const url = new URL(text);
  return url.origin === text ? text : wrong(name, text, 'an origin, such as https://portail.example');
}

/** As sent by browsers; no wildcards, which would allow more than intended. */
const HOST_NAME = /^(\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})$/i;

/** Names without ports: `ALLOWED_HOSTS`, and that of PUBLIC_URL. */
function readAllowedHosts(environment: Environment): readonly string[] {
  const text = given(environment, 'ALLOWED_HOSTS');
  const listed = text?.split(',').map((name) => name.trim()) ?? [];
  const bad = listed.find((name) => !HOST_NAME.test(name));
  if (bad !== undefined)
    wrong('ALLOWED_HOSTS', bad, 'a list of host names without ports, such as a.example,b.example');
  const own = origin(environment, 'PUBLIC_URL');
  return [...listed.map((name) => name.toLowerCase()), ...(own === undefined ? [] : [new URL(own).hostname])];
}

function yesOrNo(environment: Environment, name: string, fallback: boolean): boolean {
  const text = given(environment, name);
  if (text === undefined) return fallback;
  if (text !== '0' && text !== '1') return wrong(name, text, '0 or 1');
  return text === '1';
}

function readAnalytics(environment: Environment): Settings['analytics'] {
  const id = given(environment, 'PORTAL_ANALYTICS_ID');
  const url = address(environment, 'PORTAL_ANALYTICS_URL', WEB);
  if (id === undefined && url === undefined) return undefined;
  if (id === undefined || url === undefined) {
    throw new SettingError('PORTAL_ANALYTICS_ID and PORTAL_ANALYTICS_URL go together: give both or neither.');
  }
  return /^[\w-]{1,64}$/.test(id)
    ? { id, url }
    : wrong('PORTAL_ANALYTICS_ID', id, 'letters, digits, - and _, at most 64');
}

function readAffiliationCookie(environment: Environment): Settings['affiliationCookie'] {
  const when = given(environment, 'PORTAL_AFFILIATION_COOKIE') ?? 'immediate';
  return when === 'immediate' || when === 'consent'
    ? when
    : wrong('PORTAL_AFFILIATION_COOKIE', when, 'immediate or consent');
}

function readShare(environment: Environment, name: string, fallback: number): number {
  const text = given(environment, name);
  if (text === undefined) return fallback;
  const isShare = /^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/.test(text);
  return isShare ? Number(text) : wrong(name, text, 'a share from 0 to 1, such as 0.25');
}

/** With demo data the terminal shows addresses and accounts for the person trying the portal, so log less. */
function readLogLevel(environment: Environment, demo: boolean): LogLevel {
  const text = given(environment, 'PORTAL_LOG') ?? (demo ? 'warn' : 'info');
  return LOG_LEVELS.find((level) => level === text) ?? wrong('PORTAL_LOG', text, 'error, warn or info');
}

function readAdmin(environment: Environment): Settings['admin'] {
  const email = given(environment, 'PORTAL_ADMIN_EMAIL');
  const password = given(environment, 'PORTAL_ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    throw new SettingError('PORTAL_ADMIN_EMAIL and PORTAL_ADMIN_PASSWORD go together: give both or neither.');
  }
  return /^\S+@\S+$/.test(email)
    ? { email, password }
    : wrong('PORTAL_ADMIN_EMAIL', email, 'an e-mail address');
}

/** As in RFC 9116: an address that can be opened. No line breaks, which could inject fields. */
const SECURITY_CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/;

function readSecurityContact(environment: Environment): string | undefined {
  const contact = given(environment, 'PORTAL_SECURITY_CONTACT');
  if (contact === undefined || SECURITY_CONTACT.test(contact)) return contact;
  return wrong(
    'PORTAL_SECURITY_CONTACT',
    contact,
    'an address, such as mailto:securite@portail.example or https://portail.example/securite',
  );
}

function readInsistence(environment: Environment): Insistence {
  const text = given(environment, 'PORTAL_HSTS') ?? 'host';
  return INSISTENCES.find((known) => known === text) ?? wrong('PORTAL_HSTS', text, INSISTENCES.join(', '));
}

function readSecret(environment: Environment): string | undefined {
  const secret = given(environment, 'PORTAL_SECRET');
  if (secret === undefined || secret.length >= MIN_SECRET) return secret;
  throw new SettingError(`PORTAL_SECRET is too short: at least ${MIN_SECRET} characters.`);
}

/**
 * Without a token, metrics are available only if the portal is reachable from this machine alone, and only to direct
 * callers: a proxy on this machine also calls from the loopback.
 */
function readMetricsReaders(environment: Environment, isPublic: boolean): MetricsReaders {
  const token = given(environment, 'PORTAL_METRICS_TOKEN');
  if (token === undefined) return isPublic ? 'nobody' : 'loopback';
  if (token.length >= MIN_SECRET && !/\s/.test(token)) return { token };
  throw new SettingError(
    `PORTAL_METRICS_TOKEN is too short or holds a space: at least ${MIN_SECRET} characters.`,
  );
}

/**
 * Reads and validates all settings before anything is opened.
 * @param folder base of a relative PORTAL_DATA_DIR or PORTAL_DIST
 * @throws SettingError one line, naming the setting
 */
export function readSettings(environment: Environment, folder: string): Settings {
  const unknown = unknownSetting(environment);
  if (unknown !== undefined) throw new SettingError(unknown);
  const host = given(environment, 'HOST') ?? '127.0.0.1';
  if (/[\s/]/.test(host)) wrong('HOST', host, 'a host name or address');
  const publicUrl = origin(environment, 'PUBLIC_URL');
  const allowedHosts = readAllowedHosts(environment);
  const databaseUrl = address(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']);
  const backOfficeUrl = address(environment, 'BACK_OFFICE_URL', WEB);
  const reader = {
    given: (name: string) => given(environment, name),
    wholeNumber: (name: string, fallback: string, max: number) =>
      wholeNumber(environment, name, fallback, max),
    yesOrNo: (name: string, fallback: boolean) => yesOrNo(environment, name, fallback),
    wrong,
  };
  const trustedProxies = readTrustedProxies(reader);
  const surroundings = { host, publicUrl, allowedHosts, databaseUrl, backOfficeUrl, trustedProxies };
  // Known passwords must not be reachable from elsewhere unless explicitly requested.
  const demo = yesOrNo(environment, 'PORTAL_DEMO', noTrialBy(surroundings) === undefined);
  if (demo && backOfficeUrl !== undefined)
    throw new SettingError(
      'PORTAL_DEMO=1 and BACK_OFFICE_URL exclude each other: the accounts are those of that back office.',
    );
  const defaultShedMs = DEFAULT_SHED_MS[databaseUrl === undefined ? 'embedded' : 'server'];
  return {
    host,
    port: wholeNumber(environment, 'PORT', DEFAULT_PORT, MAX_PORT),
    dataDir: path.resolve(folder, given(environment, 'PORTAL_DATA_DIR') ?? '.data'),
    copyEveryMs:
      wholeNumber(environment, 'PORTAL_COPY_MINUTES', DEFAULT_COPY_MINUTES, DAY_MINUTES, 1) * MINUTE_MS,
    dist: path.resolve(folder, given(environment, 'PORTAL_DIST') ?? 'dist'),
    demo,
    noTrialBy: noTrialBy(surroundings),
    publicBy: publicBy(surroundings),
    callGapMs: wholeNumber(environment, 'PORTAL_CALL_GAP_MS', DEFAULT_GAP_MS, MAX_GAP_MS),
    databaseUrl,
    databaseIsPooled:
      given(environment, 'DATABASE_POOLER') === undefined
        ? undefined
        : yesOrNo(environment, 'DATABASE_POOLER', false),
    backOfficeUrl,
    contentUrl: address(environment, 'CONTENT_URL', WEB),
    smtpUrl: address(environment, 'SMTP_URL', ['smtp:', 'smtps:']),
    publicUrl,
    insistence: readInsistence(environment),
    allowedHosts,
    shedDelayMs: wholeNumber(environment, 'PORTAL_SHED_DELAY_MS', defaultShedMs, MAX_GAP_MS),
    secret: readSecret(environment),
    analytics: readAnalytics(environment),
    affiliationCookie: readAffiliationCookie(environment),
    telemetrySample: readShare(environment, 'PORTAL_TELEMETRY_SAMPLE', 1),
    acceptanceMovesRequest: yesOrNo(environment, 'PORTAL_ACCEPTANCE_MOVES_REQUEST', true),
    logLevel: readLogLevel(environment, demo),
    metricsReaders: readMetricsReaders(environment, publicBy(surroundings) !== undefined),
    securityContact: readSecurityContact(environment),
    admin: readAdmin(environment),
    accounts: readAccountSettings(reader, { isDemo: demo, trustedProxies }),
  };
}

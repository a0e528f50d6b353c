import path from 'node:path';
import { readAccountSettings, readTrustedProxies, type AccountSettings } from './account-settings';
import type { MetricsReaders } from '../operations/operations';
import { noTrialBy, publicBy, sharesOneAddress } from './reach';
import { unknownSetting } from './setting-names';
import { createSettingReader, SettingError, type Environment, type SettingReader } from './setting-reader';
import { INSISTENCES, type Insistence } from '../page/security-headers';

const LOG_LEVELS = ['error', 'warn', 'info'] as const;
const MOMENTS = ['immediate', 'consent'] as const;
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
  /** Public key of the portal's owner; undefined: the one that `dist` names. */
  readonly ownerKey: string | undefined;
  /** Whether an empty store gets demo data, with publicly known passwords. */
  readonly demo: boolean;
  /** The setting that shows that this is no local trial; undefined for a trial. */
  readonly noTrialBy: string | undefined;
  /** The setting by which others than this machine can reach the portal; undefined when only this machine can. */
  readonly publicBy: string | undefined;
  /** Whether all visitors count as one address, because nothing names the proxy that they come through. */
  readonly sharesOneAddress: boolean;
  readonly callGapMs: number;
  readonly databaseUrl: string | undefined;
  /** Whether that database is behind a pooler in transaction mode; undefined: detected. */
  readonly databaseIsPooled: boolean | undefined;
  readonly backOfficeUrl: string | undefined;
  readonly contentUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Virus scanner that is asked about each file; undefined: none. */
  readonly clamdUrl: string | undefined;
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
  readonly affiliationCookie: (typeof MOMENTS)[number];
  /** Share of page visits that report problems to `/telemetry`: 0 none, 1 all. */
  readonly telemetrySample: number;
  /** Whether the server takes back a canary that is worse than the stable version. */
  readonly canaryGuard: boolean;
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

const DEFAULT_PORT = '8080';
const DEFAULT_GAP_MS = '500';
/** The embedded store runs in this thread, where long lists alone cause such delays. */
const DEFAULT_SHED_MS = { server: '200', embedded: '1000' };
const MAX_PORT = 65_535;
const MAX_GAP_MS = 60_000;
const DEFAULT_COPY_MINUTES = '5';
const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const MIN_SECRET = 32;
/** As sent by browsers, in a list; no wildcards, which would allow more than intended. */
const HOST_NAME = /^(\[[0-9a-f:.]{2,45}\]|[\w.-]{1,253})$/i;
/** As in RFC 9116: an address that can be opened. No line breaks, which could inject fields. */
const SECURITY_CONTACT = /^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/[^\s/]\S*)$/;

/** Names without ports: `ALLOWED_HOSTS`, and that of PUBLIC_URL. */
function readAllowedHosts({ given, origin }: SettingReader): readonly string[] {
  const listed =
    given('ALLOWED_HOSTS')
      ?.split(',')
      .map((name) => name.trim()) ?? [];
  const bad = listed.find((name) => !HOST_NAME.test(name));
  if (bad !== undefined)
    throw new SettingError(
      `ALLOWED_HOSTS="${bad}" is not a list of host names without ports, such as a.example,b.example.`,
    );
  const own = origin('PUBLIC_URL');
  return [...listed.map((name) => name.toLowerCase()), ...(own === undefined ? [] : [new URL(own).hostname])];
}

function readAnalytics({ matching, address, both }: SettingReader): Settings['analytics'] {
  const url = address('PORTAL_ANALYTICS_URL');
  const analytics = both('PORTAL_ANALYTICS_ID', 'PORTAL_ANALYTICS_URL', (id) => ({ id, url: url ?? '' }));
  matching('PORTAL_ANALYTICS_ID', /^[\w-]{1,64}$/, 'letters, digits, - and _, at most 64');
  return analytics;
}

function readAdmin({ matching, both }: SettingReader): Settings['admin'] {
  const admin = both('PORTAL_ADMIN_EMAIL', 'PORTAL_ADMIN_PASSWORD', (email, password) => ({
    email,
    password,
  }));
  matching('PORTAL_ADMIN_EMAIL', /^\S+@\S+$/, 'an e-mail address');
  return admin;
}

function readSecret({ given }: SettingReader): string | undefined {
  const secret = given('PORTAL_SECRET');
  if (secret === undefined || secret.length >= MIN_SECRET) return secret;
  throw new SettingError(`PORTAL_SECRET is too short: at least ${MIN_SECRET} characters.`);
}

/**
 * Without a token, metrics are available only if the portal is reachable from this machine alone, and only to direct
 * callers: a proxy on this machine also calls from the loopback.
 */
function readMetricsReaders({ given }: SettingReader, isPublic: boolean): MetricsReaders {
  const token = given('PORTAL_METRICS_TOKEN');
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
  const reader = createSettingReader(environment);
  const { given, matching, address, origin, wholeNumber, yesOrNo, oneOf } = reader;
  const host = matching('HOST', /^[^\s/]+$/, 'a host name or address') ?? '127.0.0.1';
  const port = wholeNumber('PORT', DEFAULT_PORT, MAX_PORT);
  const publicUrl = origin('PUBLIC_URL');
  const allowedHosts = readAllowedHosts(reader);
  const databaseUrl = address('DATABASE_URL', ['postgres:', 'postgresql:']);
  const backOfficeUrl = address('BACK_OFFICE_URL');
  const trustedProxies = readTrustedProxies(reader);
  const surroundings = { host, publicUrl, allowedHosts, databaseUrl, backOfficeUrl, trustedProxies };
  // Known passwords must not be reachable from elsewhere unless explicitly requested.
  const demo = yesOrNo('PORTAL_DEMO', noTrialBy(surroundings) === undefined);
  if (demo && backOfficeUrl !== undefined)
    throw new SettingError(
      'PORTAL_DEMO=1 and BACK_OFFICE_URL exclude each other: the accounts are those of that back office.',
    );
  const defaultShedMs = DEFAULT_SHED_MS[databaseUrl === undefined ? 'embedded' : 'server'];
  return {
    host,
    port,
    dataDir: path.resolve(folder, given('PORTAL_DATA_DIR') ?? '.data'),
    copyEveryMs: wholeNumber('PORTAL_COPY_MINUTES', DEFAULT_COPY_MINUTES, DAY_MINUTES, 1) * MINUTE_MS,
    dist: path.resolve(folder, given('PORTAL_DIST') ?? 'dist'),
    ownerKey: matching('PORTAL_OWNER_KEY', /^[\w-]{43}$/, 'an Ed25519 public key, as `portal key` prints it'),
    demo,
    noTrialBy: noTrialBy(surroundings),
    publicBy: publicBy(surroundings),
    sharesOneAddress: sharesOneAddress({ publicUrl, trustedProxies, port }),
    callGapMs: wholeNumber('PORTAL_CALL_GAP_MS', DEFAULT_GAP_MS, MAX_GAP_MS),
    databaseUrl,
    databaseIsPooled: yesOrNo('DATABASE_POOLER', undefined),
    backOfficeUrl,
    contentUrl: address('CONTENT_URL'),
    smtpUrl: address('SMTP_URL', ['smtp:', 'smtps:']),
    clamdUrl: address('CLAMD_URL', ['tcp:', 'unix:']),
    publicUrl,
    insistence: oneOf('PORTAL_HSTS', INSISTENCES, 'host', INSISTENCES.join(', ')),
    allowedHosts,
    shedDelayMs: wholeNumber('PORTAL_SHED_DELAY_MS', defaultShedMs, MAX_GAP_MS),
    secret: readSecret(reader),
    analytics: readAnalytics(reader),
    affiliationCookie: oneOf('PORTAL_AFFILIATION_COOKIE', MOMENTS, 'immediate', MOMENTS.join(' or ')),
    telemetrySample: Number(
      matching(
        'PORTAL_TELEMETRY_SAMPLE',
        /^(?:0(?:\.\d{1,4})?|1(?:\.0{1,4})?)$/,
        'a share from 0 to 1, such as 0.25',
      ) ?? 1,
    ),
    canaryGuard: yesOrNo('PORTAL_CANARY_GUARD', true),
    acceptanceMovesRequest: yesOrNo('PORTAL_ACCEPTANCE_MOVES_REQUEST', true),
    // With demo data the terminal shows addresses and accounts for the person trying the portal, so log less.
    logLevel: oneOf('PORTAL_LOG', LOG_LEVELS, demo ? 'warn' : 'info', 'error, warn or info'),
    metricsReaders: readMetricsReaders(reader, publicBy(surroundings) !== undefined),
    securityContact: matching(
      'PORTAL_SECURITY_CONTACT',
      SECURITY_CONTACT,
      'an address, such as mailto:securite@portail.example or https://portail.example/securite',
    ),
    admin: readAdmin(reader),
    accounts: readAccountSettings(reader, { isDemo: demo, trustedProxies }),
  };
}

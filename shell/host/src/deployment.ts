import path from 'node:path';
import { openBackOffice, type BackOfficeOptions, type OpenBackOffice } from '@portal/back-office';
import type { FastifyBaseLogger } from 'fastify';
import type { HostOptions } from './create-host';
import type { Probes } from './operations/operations';
import { createProbe } from './upstream/probe';
import type { Settings } from './settings/settings';
import type { UpstreamGroup } from './upstream/upstream';

/** The server of each path group: the embedded back office, or the one in the settings. */
export function upstreamsOf({ backOfficeUrl, contentUrl }: Settings): readonly UpstreamGroup[] {
  const group = (prefixes: readonly string[], url: string | undefined): UpstreamGroup => ({
    prefixes,
    upstream: url === undefined ? { kind: 'embedded' } : { kind: 'remote', url },
  });
  // Our OpenAPI document describes the embedded back office only.
  const description = backOfficeUrl === undefined ? ['/openapi.json'] : [];
  return [
    group(['/api', '/admin/api', ...description], backOfficeUrl),
    { ...group(['/items', '/assets'], contentUrl), isAnonymous: true },
  ];
}

/** Endpoints that every server of each kind answers without authentication: a GET of the login, a ping. */
const probesOf = ({ backOfficeUrl, contentUrl }: Settings): Probes => ({
  ...(backOfficeUrl === undefined ? {} : { backOffice: createProbe(`${backOfficeUrl}/api/login`) }),
  ...(contentUrl === undefined ? {} : { content: createProbe(`${contentUrl}/server/ping`) }),
});

/**
 * Derives the server's options from the settings of a deployment.
 * @param root folder of the repository, whose shell holds the files at the root of the site
 */
export const hostOptionsOf = (settings: Settings, root: string): HostOptions => ({
  dist: settings.dist,
  publicFolder: path.join(root, 'shell/page/public'),
  config: {
    callGapMs: settings.callGapMs,
    demo: settings.demo,
    affiliationCookie: settings.affiliationCookie,
    analyticsId: settings.analytics?.id,
    analyticsUrl: settings.analytics?.url,
    telemetrySample: settings.telemetrySample,
    // Another back office knows none of these.
    mailChoices: settings.backOfficeUrl === undefined,
    resetChecks: settings.backOfficeUrl === undefined,
    conduct: settings.backOfficeUrl === undefined,
    writesOnce: settings.backOfficeUrl === undefined,
    contentWritesOnce: settings.contentUrl === undefined,
  },
  ownerKey: settings.ownerKey,
  publicUrl: settings.publicUrl,
  // Not for public demonstrations: their made-up projects and known passwords must not be found by search.
  isIndexed: !(settings.demo && settings.publicBy !== undefined),
  securityContact: settings.securityContact,
  analyticsUrl: settings.analytics?.url,
  metricsReaders: settings.metricsReaders,
  log: settings.logLevel,
  allowedHosts: settings.allowedHosts,
  trustedProxies: settings.accounts.trustedProxies,
  insistence: settings.insistence,
  probes: probesOf(settings),
  upstreams: upstreamsOf(settings),
});

const ENDLESS = { count: 999_999, windowS: 60 * 60 };
/**
 * Anybody could make everybody wait. The limit of each account stays, and a reset link cannot be guessed. Registrations
 * and messages name no account: their limit of an address is the only one, and stays.
 */
const BY_ACCOUNT_ALONE = { loginPerAddress: ENDLESS, resetPerAddress: ENDLESS, resetUse: ENDLESS };

/**
 * Derives the embedded back office's options from the settings of a deployment.
 * @param publicUrl address at which browsers reach the portal
 */
export const backOfficeOptionsOf = (settings: Settings, publicUrl: string): BackOfficeOptions => ({
  dataDir: settings.dataDir,
  databaseUrl: settings.databaseUrl,
  storeOptions: { copies: { everyMs: settings.copyEveryMs } },
  databaseIsPooled: settings.databaseIsPooled,
  demo: settings.demo,
  // With an external back office, nobody signs in with the accounts of this store.
  publicBy: settings.backOfficeUrl === undefined ? settings.publicBy : undefined,
  smtpUrl: settings.smtpUrl,
  clamdUrl: settings.clamdUrl,
  secret: settings.secret,
  admin: settings.admin,
  publicUrl,
  ...settings.accounts,
  ...(settings.sharesOneAddress ? { limits: { ...BY_ACCOUNT_ALONE, ...settings.accounts.limits } } : {}),
  ...(settings.acceptanceMovesRequest ? {} : { statusAfterAcceptance: null }),
  ...(settings.shedDelayMs > 0 ? { shedLoad: { limitMs: settings.shedDelayMs } } : {}),
});

/**
 * Opens the embedded back office if it serves any paths; undefined when other servers answer them all.
 * @param onStep called when a step begins, to show progress
 */
export async function openEmbedded(
  settings: Settings,
  publicUrl: string,
  log: FastifyBaseLogger,
  onStep?: (what: string) => void,
): Promise<OpenBackOffice | undefined> {
  if (upstreamsOf(settings).every(({ upstream }) => upstream.kind === 'remote')) return undefined;
  return openBackOffice({ ...backOfficeOptionsOf(settings, publicUrl), onStep }, log);
}

import { openBackOffice, type BackOfficeOptions, type OpenBackOffice } from '@portal/back-office';
import type { FastifyBaseLogger } from 'fastify';
import type { Settings } from './settings/settings';
import type { UpstreamGroup } from './upstream/upstream';

/** Which server answers which paths: the embedded back office, or what the settings name instead. */
export function upstreamsOf({ backOfficeUrl, contentUrl }: Settings): readonly UpstreamGroup[] {
  const group = (prefixes: readonly string[], url: string | undefined): UpstreamGroup => ({
    prefixes,
    upstream: url === undefined ? { kind: 'embedded' } : { kind: 'remote', url },
  });
  // The description is of the embedded back office: another one has its own, or none.
  const description = backOfficeUrl === undefined ? ['/openapi.json'] : [];
  return [
    group(['/api', '/admin/api', ...description], backOfficeUrl),
    { ...group(['/items', '/assets'], contentUrl), isAnonymous: true },
  ];
}

/**
 * What the embedded back office is made with, from what a deployment chose.
 * @param publicUrl address at which browsers reach the portal
 */
export const backOfficeOptionsOf = (settings: Settings, publicUrl: string): BackOfficeOptions => ({
  dataDir: settings.dataDir,
  databaseUrl: settings.databaseUrl,
  storeOptions: { copies: { everyMs: settings.copyEveryMs } },
  databaseIsPooled: settings.databaseIsPooled,
  demo: settings.demo,
  // Where another back office has the accounts, nobody signs in with those of this store.
  publicBy: settings.backOfficeUrl === undefined ? settings.publicBy : undefined,
  smtpUrl: settings.smtpUrl,
  secret: settings.secret,
  admin: settings.admin,
  publicUrl,
  ...settings.accounts,
  ...(settings.acceptanceMovesRequest ? {} : { statusAfterAcceptance: null }),
  ...(settings.shedDelayMs > 0 ? { shedLoad: { limitMs: settings.shedDelayMs } } : {}),
});

/**
 * Opens the embedded back office when some paths are its own; undefined when other servers answer them all.
 * @param onStep told what begins, for whoever waits
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

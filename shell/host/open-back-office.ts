import { buildBackOffice, type BackOfficeOptions } from '@portal/back-office';
import type { Metrics } from './metrics';
import type { OperatedOffice } from './operations';
import type { Settings } from './settings';
import type { EmbeddedApp, UpstreamGroup } from './upstream';

/** The embedded back office and content service, and how to close them. */
export interface OpenBackOffice {
  readonly app: EmbeddedApp;
  readonly operations: OperatedOffice;
  /** Whether somebody could sign in as an administrator when it was opened. */
  readonly hasAdministrator: boolean;
  /** Who can sign in with the public password of a demonstration; undefined where nobody can. */
  readonly demoAccounts: readonly string[] | undefined;
  close(): Promise<void>;
}

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
  log: settings.logLevel,
  ...settings.accounts,
  ...(settings.acceptanceMovesRequest ? {} : { statusAfterAcceptance: null }),
  ...(settings.shedDelayMs > 0 ? { shedLoad: { limitMs: settings.shedDelayMs } } : {}),
});

/**
 * Opens the embedded back office when some paths are its own; undefined when other servers answer them all.
 * @param onStep told what begins, for whoever waits
 */
export async function openBackOffice(
  settings: Settings,
  publicUrl: string,
  metrics: Metrics,
  onStep?: (what: string) => void,
): Promise<OpenBackOffice | undefined> {
  if (upstreamsOf(settings).every(({ upstream }) => upstream.kind === 'remote')) return undefined;
  const backOffice = await buildBackOffice({
    ...backOfficeOptionsOf(settings, publicUrl),
    onAnswer: metrics.note,
    onStep,
  });
  const { app, operations, hasAdministrator, demoAccounts } = backOffice;
  return { app, operations, hasAdministrator, demoAccounts, close: () => backOffice.close() };
}

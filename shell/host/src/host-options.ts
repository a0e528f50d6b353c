import path from 'node:path';
import type { HostOptions } from './create-host';
import { upstreamsOf } from './open-back-office';
import type { Probes } from './operations/operations';
import { createProbe } from './upstream/probe';
import type { Settings } from './settings/settings';

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
  },
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

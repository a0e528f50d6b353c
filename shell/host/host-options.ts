import path from 'node:path';
import type { HostOptions } from './create-host';
import { upstreamsOf } from './open-back-office';
import type { Settings } from './settings';

/**
 * What the server is made with, from what a deployment chose.
 * @param root folder of the repository, whose shell has the files at the root of the site
 */
export const hostOptionsOf = (settings: Settings, root: string): HostOptions => ({
  dist: settings.dist,
  publicFolder: path.join(root, 'shell/public'),
  config: {
    callGapMs: settings.callGapMs,
    demo: settings.demo,
    affiliationCookie: settings.affiliationCookie,
    analyticsId: settings.analytics?.id,
    analyticsUrl: settings.analytics?.url,
    telemetrySample: settings.telemetrySample,
  },
  publicUrl: settings.publicUrl,
  analyticsUrl: settings.analytics?.url,
  metricsReaders: settings.metricsReaders,
  allowedHosts: settings.allowedHosts,
  upstreams: upstreamsOf(settings),
});

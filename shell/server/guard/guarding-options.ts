import type { FastifyBaseLogger } from 'fastify';
import type { HostOptions } from '@portal/host/create-host';
import type { Settings } from '@portal/host/settings/settings';
import { guardCanaries } from './guard-canaries';

/**
 * What the server needs to guard the canaries of its builds; nothing when `PORTAL_CANARY_GUARD` is 0.
 * @param log asked for when there is something to say: the server is made with these options
 */
export function guardingOptions(
  { canaryGuard, dist }: Pick<Settings, 'canaryGuard' | 'dist'>,
  log: () => Pick<FastifyBaseLogger, 'warn'>,
): Pick<HostOptions, 'onBeacon' | 'gauges'> {
  if (!canaryGuard) return {};
  return guardCanaries({ dist, say: (facts, line) => log().warn(facts, line) });
}

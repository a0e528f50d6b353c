import type { FastifyBaseLogger } from 'fastify';
import type { HostOptions } from '@portal/host/create-host';
import type { ProblemBook } from '@portal/release/inspect/reported-problems';
import type { Settings } from '@portal/host/settings/settings';
import { guardCanaries } from './guard-canaries';

/**
 * What the server needs to hear what pages tell: it is noted for the teams, and guards the canaries of its builds unless
 * `PORTAL_CANARY_GUARD` is 0.
 * @param problems notes what went wrong
 * @param log asked for when there is something to say: the server is made with these options
 */
export function guardingOptions(
  { canaryGuard, dist }: Pick<Settings, 'canaryGuard' | 'dist'>,
  problems: ProblemBook,
  log: () => Pick<FastifyBaseLogger, 'warn'>,
): Pick<HostOptions, 'onBeacon' | 'gauges'> {
  const guard = canaryGuard && guardCanaries({ dist, say: (facts, line) => log().warn(facts, line) });
  return {
    onBeacon(beacon, client) {
      problems.enter(beacon);
      if (guard) guard.onBeacon(beacon, client);
    },
    ...(guard && { gauges: guard.gauges }),
  };
}

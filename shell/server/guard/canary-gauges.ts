import type { Gauge } from '@portal/host/operations/metrics';
import type { Heard, Signal } from './judge-canary';

/** How often canaries of a remote were taken back for one reason, since the process started. */
export interface Ending {
  readonly remote: string;
  readonly signal: Signal;
  readonly count: number;
}

export interface WatchedRemote {
  readonly remote: string;
  readonly canary: Heard;
  readonly stable: Heard;
}

const ROLES = ['canary', 'stable'] as const;

const TOLD: readonly (readonly [name: string, help: string, value: (heard: Heard) => number])[] = [
  ['portal_canary_clients', 'Clients that opened the version in the last day.', ({ clients }) => clients],
  [
    'portal_canary_clients_with_problems',
    'Those of them that reported a problem of it.',
    ({ withProblems }) => withProblems,
  ],
  [
    'portal_canary_clients_with_failed_loads',
    'Those of them that could not load it.',
    ({ withFailedLoads }) => withFailedLoads,
  ],
];

/** What the guard knows, for `/metrics`: labels are remotes of the registry, two roles and three reasons. */
export const canaryGauges = (
  watched: readonly WatchedRemote[],
  endings: readonly Ending[],
): readonly Gauge[] => [
  ...TOLD.flatMap(([name, help, value]) =>
    watched.flatMap((each) =>
      ROLES.map((role): Gauge => ({
        name,
        help,
        value: value(each[role]),
        labels: { remote: each.remote, role },
      })),
    ),
  ),
  ...endings.map(({ remote, signal, count }): Gauge => ({
    name: 'portal_canary_endings_total',
    help: 'Canaries that the guard took back since the start.',
    value: count,
    labels: { remote, reason: signal },
    isCounter: true,
  })),
];

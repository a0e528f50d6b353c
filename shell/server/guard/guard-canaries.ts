import type { Gauge } from '@portal/host/operations/metrics';
import type { BeaconListener } from '@portal/host/telemetry/telemetry';
import type { Beacon } from '@portal/registry/reported-problem';
import { isDiskRefusal, refusalOf } from '@portal/release/refusal';
import { takeBackCanary, type TakeBackOptions } from '@portal/release/deploy/change-app';
import type { Outcome } from '@portal/release/outcome';
import { judgeCanary } from './judge-canary';
import { watchCanaries, type RunningCanary } from './running-canaries';
import { createVisitCounts, type VisitCounts } from './visit-counts';

/** When somebody else changes the registry, or its disk takes nothing. */
const AGAIN_MS = 60_000;

export interface GuardOptions {
  /** Folder of the builds, with the registry. */
  readonly dist: string;
  /** Writes a line to the server's log. */
  readonly say: (facts: object, line: string) => void;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  readonly takeBack?: (options: TakeBackOptions) => Promise<Outcome>;
}

export interface CanaryGuard {
  readonly onBeacon: BeaconListener;
  readonly gauges: () => readonly Gauge[];
}

/** What is known of one running canary, and of the version beside it. */
interface Watched {
  readonly running: RunningCanary;
  readonly canary: VisitCounts;
  readonly stable: VisitCounts;
  /** The last line about why it could not be taken back. */
  complaint?: string;
  isLeaving: boolean;
}

/** What a beacon tells of each remote, in one form. */
const toldIn = ({ visits = [], problems }: Beacon) => [
  ...visits.map(({ hasFailed, ...of }) => ({ ...of, told: hasFailed ? 'failed load' : 'visit' }) as const),
  ...problems.map(({ remote, version, source }) => ({ remote, version, source, told: 'problem' }) as const),
];

/**
 * Watches the canaries of a registry by what pages tell, and takes one back by itself once it is worse than the stable
 * version (`judgeCanary`, decision 0052). It never promotes one, and never changes the stable version. What was heard is
 * kept in memory only: it starts anew with the process, with another canary, and with another stable version.
 */
export function guardCanaries(options: GuardOptions): CanaryGuard {
  const { dist, say, now = () => performance.now(), takeBack = takeBackCanary } = options;
  const runningCanaries = watchCanaries(dist);
  /** Remote → how often a canary of it was taken back. */
  const endings = new Map<string, number>();
  let watched: ReadonlyMap<string, Watched> = new Map();

  function watch(running: RunningCanary): Watched {
    const known = watched.get(running.remote);
    return known?.running.key === running.key
      ? known
      : { running, canary: createVisitCounts(now), stable: createVisitCounts(now), isLeaving: false };
  }

  function follow(): ReadonlyMap<string, Watched> {
    watched = new Map(runningCanaries().map((running) => [running.remote, watch(running)]));
    return watched;
  }

  function judge({ running, canary, stable }: Watched): string | undefined {
    return judgeCanary(
      { version: running.canary.version, heard: canary.heard() },
      { version: running.stable, heard: stable.heard() },
    );
  }

  function consider(one: Watched): void {
    if (one.isLeaving) return;
    const reason = judge(one);
    if (reason === undefined) return;
    one.isLeaving = true;
    void end(one, reason).finally(() => {
      one.isLeaving = false;
    });
  }

  async function end(one: Watched, reason: string): Promise<void> {
    const { remote, canary } = one.running;
    try {
      const { data } = await takeBack({ dist, name: remote, canary, reason });
      // The same version, started again, is judged anew.
      follow();
      if (data['changed'] !== true) return;
      endings.set(remote, (endings.get(remote) ?? 0) + 1);
      say({ remote, version: canary.version, reason }, 'canary taken back');
    } catch (error) {
      complain(one, reason, error);
      setTimeout(() => {
        const current = follow().get(remote);
        if (current) consider(current);
      }, AGAIN_MS).unref();
    }
  }

  /** Once for each reason: it is tried again every minute. */
  function complain(one: Watched, reason: string, error: unknown): void {
    const { remote, canary } = one.running;
    const why = refusalOf(error)?.message ?? String(error);
    const complaint = isDiskRefusal(error) ? 'disk' : why;
    if (one.complaint === complaint) return;
    one.complaint = complaint;
    say(
      { remote, version: canary.version, reason, why },
      'canary not taken back: end it with `portal canary --percent 0`',
    );
  }

  return {
    onBeacon(beacon, client) {
      const told = toldIn(beacon).filter(({ remote }) => remote !== undefined);
      if (told.length === 0) return;
      follow();
      const changed = new Set<Watched>();
      for (const { remote = '', version, source, told: what } of told) {
        const one = watched.get(remote);
        const role = one && roleOf(one.running, version, source);
        if (role && one[role].enter(client, what)) changed.add(one);
      }
      for (const one of changed) consider(one);
    },
    gauges: () => [
      ...[...follow().values()].flatMap(({ running: { remote }, canary, stable }) => [
        ...gaugesOf(canary, { remote, role: 'canary' }),
        ...gaugesOf(stable, { remote, role: 'stable' }),
      ]),
      ...[...endings].map(([remote, value]): Gauge => ({
        name: 'portal_canary_endings_total',
        help: 'Canaries that the guard took back since the start.',
        value,
        labels: { remote },
        isCounter: true,
      })),
    ],
  };
}

const gaugesOf = ({ heard }: VisitCounts, labels: Readonly<Record<string, string>>): readonly Gauge[] => {
  const { clients, withProblems } = heard();
  return [
    {
      name: 'portal_canary_clients',
      help: 'Clients that opened the version in the last day.',
      value: clients,
      labels,
    },
    {
      name: 'portal_canary_clients_with_problems',
      help: 'Those of them that could not load it, or reported a problem of it.',
      value: withProblems,
      labels,
    },
  ];
};

/** Previews, fallbacks and what healed another version are compared with nothing. */
function roleOf(
  { canary, stable }: RunningCanary,
  version: string | undefined,
  source: string | undefined,
): 'canary' | 'stable' | undefined {
  const role = version === canary.version ? 'canary' : version === stable ? 'stable' : undefined;
  // A problem of a version that no longer runs in its page has no source.
  return source === undefined || source === role ? role : undefined;
}

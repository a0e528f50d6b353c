import type { Session } from '@portal/kit';
import type { Choice } from '@portal/registry/choose-version';
import { asComparedSource, type ReportedVisit } from '@portal/registry/reported-problem';
import type { Remotes } from '../remotes/create-remotes';
import { isCompared } from './is-compared';
import { postBeacon } from './send-problems';

/** The part of the router that tells when a page is asked for, and when it is there. */
interface Router {
  readonly state: { readonly navigation: { readonly state: string } };
  subscribe(listener: () => void): () => void;
}

export interface TellVisitsOptions {
  readonly remotes: Pick<Remotes, 'inspect' | 'state' | 'onChange'>;
  readonly session: { current(): Pick<Session, 'role'> };
  readonly tell: (visit: ReportedVisit) => void;
}

/** Failures that are no version's fault. */
const BLAMELESS = new Set(['OFFLINE', 'DISABLED', 'SKEW', 'UNKNOWN']);

/**
 * Tells once per page load how the first visit of a version went, for each remote that has a canary for this user
 * (decision 0052). Nothing in it says who the user is.
 */
export function tellVisits(router: Router, { remotes, session, tell }: TellVisitsOptions): void {
  const told = new Set<string>();

  function look(): void {
    if (router.state.navigation.state !== 'idle') return;
    const { registry, choices } = remotes.inspect();
    const { role } = session.current();
    for (const visit of choices.flatMap((choice) => visitOf(choice, remotes) ?? [])) {
      const key = `${visit.remote} ${visit.version}`;
      const entry = registry.remotes[visit.remote];
      if (told.has(key) || !entry || !isCompared(entry, role)) continue;
      told.add(key);
      tell(visit);
    }
  }

  router.subscribe(look);
  remotes.onChange(look);
  look();
}

/** Of the version that was chosen, whether it or another one is on screen; undefined while nothing is known of it. */
function visitOf(choice: Choice, { state }: Pick<Remotes, 'state'>): ReportedVisit | undefined {
  const { name: remote } = choice;
  const current = state(remote);
  const isReady = current.status === 'ready';
  const source = asComparedSource(isReady ? current.source : choice.source);
  if (source === undefined) return undefined;
  if (isReady) return { remote, version: current.version, source, hasFailed: false };
  const { version } = choice.release;
  if (current.status === 'failed')
    return BLAMELESS.has(current.error.code) ? undefined : { remote, version, source, hasFailed: true };
  if (current.status !== 'degraded' || current.version === version) return undefined;
  // Without an error it was not even tried: it failed in this tab before, or crashed, which is told as a problem.
  return { remote, version, source, hasFailed: current.error !== undefined };
}

/** Posts each visit by itself: there are as many as remotes with a canary. Loaded only while there is one. */
export function sendVisits(
  router: Router,
  options: Omit<TellVisitsOptions, 'tell'> & { readonly remotes: Pick<Remotes, 'serial'> },
): void {
  tellVisits(router, {
    ...options,
    tell(visit) {
      const { serial } = options.remotes;
      // What the network does not take is not heard: the canary has one client less.
      postBeacon({ shell: __SHELL_VERSION__, serial, problems: [], visits: [visit] }).catch(() => undefined);
    },
  });
}

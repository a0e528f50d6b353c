import type { Session } from '@portal/kit';
import type { Choice } from '@portal/registry/choose-version';
import { asComparedSource, type ReportedVisit } from '@portal/registry/reported-problem';
import type { Remotes } from '../remotes/create-remotes';
import { isCompared } from './is-compared';

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
  const visits = () => remotes.inspect().choices.flatMap((choice) => visitOf(choice, remotes) ?? []);
  /**
   * When the page that is being opened was asked for. The first one was with the document; of several that were opened
   * before this was loaded, nobody knows.
   */
  let askedAt = visits().length === 1 ? 0 : undefined;

  function look(): void {
    if (router.state.navigation.state !== 'idle') {
      askedAt ??= performance.now();
      return;
    }
    const { registry } = remotes.inspect();
    const { role } = session.current();
    for (const visit of visits()) {
      const key = `${visit.remote} ${visit.version}`;
      const entry = registry.remotes[visit.remote];
      if (told.has(key) || !entry || !isCompared(entry, role)) continue;
      told.add(key);
      tell(visit.hasFailed ? visit : { ...visit, contentMs: contentMsOf(visit, askedAt) });
    }
    askedAt = undefined;
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

/** Until the code of the page was there (`timed`); only when the network brought it. */
function contentMsOf({ remote, version }: ReportedVisit, start: number | undefined): number | undefined {
  const [loaded] = performance.getEntriesByName(`portal:${remote}@${version}:page`);
  if (loaded === undefined || start === undefined || !isFetched(`/remotes/${remote}/${version}/`))
    return undefined;
  const ms = Math.round(loaded.startTime + loaded.duration - start);
  return ms > 0 ? ms : undefined;
}

/** Whether a script below this path came from the network in this page, not from a cache. */
const isFetched = (base: string): boolean =>
  performance.getEntriesByType('resource').some((entry) => {
    const { name, transferSize = 0 }: { name: string; transferSize?: number } = entry;
    return name.includes(base) && name.endsWith('.js') && transferSize > 0;
  });

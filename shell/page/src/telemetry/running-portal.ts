import type { ProblemReport } from '@portal/kit';
import type { Remotes } from '../remotes/create-remotes';
import type { CurrentVisit } from '../routing/current-visit';
import type { ReleaseSource } from '@portal/registry/reported-problem';

/** A remote of this page: its running or chosen version, why it was chosen, and its state. */
export interface RunningRemote {
  readonly version: string;
  readonly source: ReleaseSource;
  /** `idle`, `checking`, `loading`, `ready`, `degraded` or `failed`. */
  readonly state: string;
}

/** The versions running in this page, for support, tests and telemetry. */
export interface RunningPortal {
  readonly shell: string;
  /** Serial of the registry; undefined before it is loaded. */
  readonly serial: number | undefined;
  readonly remotes: Readonly<Record<string, RunningRemote>>;
}

export interface PageMoment {
  readonly portal: RunningPortal;
  /** Route pattern of the current page, `/projectFile/:id`. */
  readonly path: string | undefined;
  readonly owner: { readonly remote: string; readonly version: string } | undefined;
}

export interface NotedProblem extends PageMoment {
  readonly report: ProblemReport;
  /** Milliseconds since 1970. */
  readonly at: number;
}

type KnownRemotes = Pick<Remotes, 'serial' | 'inspect' | 'state'>;

/** The part of the router that knows the current route pattern. */
interface Router {
  readonly state: { readonly matches: readonly { readonly route: { readonly path?: string } }[] };
}

/** Collects the state of the page as its parts are created. */
export interface PortalKnowledge {
  now(): PageMoment;
  learn(remotes: KnownRemotes, visit: Pick<CurrentVisit, 'shown'>, router: Router): void;
}

export function runningRemotes({
  inspect,
  state,
}: Pick<Remotes, 'inspect' | 'state'>): Readonly<Record<string, RunningRemote>> {
  return Object.fromEntries(
    inspect().choices.map(({ name, release, source }) => {
      const current = state(name);
      const running = {
        version: 'version' in current ? current.version : release.version,
        source: 'source' in current ? current.source : source,
        state: current.status,
      };
      return [name, running];
    }),
  );
}

/** Also read-only at `window.__PORTAL__`, for support and tests. */
export function createPortalKnowledge(page: object): PortalKnowledge {
  let learnt: Parameters<PortalKnowledge['learn']> | undefined;
  function portal(): RunningPortal {
    const remotes = learnt?.[0];
    return {
      shell: __SHELL_VERSION__,
      serial: remotes?.serial,
      remotes: remotes ? runningRemotes(remotes) : {},
    };
  }
  Object.defineProperty(page, '__PORTAL__', { get: portal });
  return {
    now: () => ({
      portal: portal(),
      path: learnt?.[2].state.matches.at(-1)?.route.path,
      owner: learnt?.[1].shown(),
    }),
    learn(...facts) {
      learnt = facts;
    },
  };
}

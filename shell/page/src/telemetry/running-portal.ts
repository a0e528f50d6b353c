import type { Remotes } from '../remotes';
import type { CurrentVisit } from '../routing/current-visit';
import type { ReleaseSource } from '@portal/registry/told-problem';

/** A remote of this page: the version that runs, or that would, as what, and how it is doing. */
export interface RunningRemote {
  readonly version: string;
  readonly source: ReleaseSource;
  /** `idle`, `checking`, `loading`, `ready`, `degraded` or `failed`. */
  readonly state: string;
}

/** What runs in this page, for whoever asks: support, tests, telemetry. */
export interface RunningPortal {
  readonly shell: string;
  /** Of the registry; undefined before there is one. */
  readonly serial: number | undefined;
  readonly remotes: Readonly<Record<string, RunningRemote>>;
}

/** A moment of the page, to be looked at later. */
export interface PageMoment {
  readonly portal: RunningPortal;
  /** The page on screen as a pattern, `/projectFile/:id`. */
  readonly path: string | undefined;
  /** Whose it is. */
  readonly owner: { readonly remote: string; readonly version: string } | undefined;
}

type KnownRemotes = Pick<Remotes, 'serial' | 'inspect' | 'state'>;

/** The part of the router that knows the pattern of the page on screen. */
interface Router {
  readonly state: { readonly matches: readonly { readonly route: { readonly path?: string } }[] };
}

/** What runs in this page, once there is something. */
export interface PortalKnowledge {
  now(): PageMoment;
  learn(remotes: KnownRemotes, visit: Pick<CurrentVisit, 'shown'>, router: Router): void;
}

/** Each remote of the registry, as it runs. */
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

/** Also `window.__PORTAL__`, for support and for tests: what runs, to be read and not to be changed. */
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

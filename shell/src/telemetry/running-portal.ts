import type { Remotes } from '../registry';
import type { CurrentVisit } from '../routing/current-visit';
import type { RunningPortal, RunningRemote } from './problem-log';

/** The part of the router that knows the pattern of the page on screen. */
interface Router {
  readonly state: { readonly matches: readonly { readonly route: { readonly path?: string } }[] };
}

/** What runs in this page, once there is something. */
export interface PortalKnowledge {
  now(): RunningPortal;
  learn(
    remotes: Pick<Remotes, 'serial' | 'inspect' | 'state'>,
    visit: Pick<CurrentVisit, 'shown'>,
    router: Router,
  ): void;
}

/** Each remote of the registry: the version that runs, or that would, as what, and how it is doing. */
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
  let now = (): RunningPortal => ({
    shell: __SHELL_VERSION__,
    serial: undefined,
    remotes: {},
    path: undefined,
    owner: undefined,
  });
  Object.defineProperty(page, '__PORTAL__', {
    get() {
      const { shell, serial, remotes } = now();
      return { shell, serial, remotes };
    },
  });
  return {
    now: () => now(),
    learn(remotes, visit, router) {
      now = () => ({
        shell: __SHELL_VERSION__,
        serial: remotes.serial,
        remotes: runningRemotes(remotes),
        path: router.state.matches.at(-1)?.route.path,
        owner: visit.shown(),
      });
    },
  };
}

import type { Kit, RemoteDefinition } from '@portal/kit';
import type { BadVersions } from './bad-versions';
import type { Choice } from '@portal/registry/choose-version';
import { createCurrentChoices } from '../registry/current-choices';
import type { LiveRegistry } from '../registry/live-registry';
import type { KnownRoute } from '@portal/registry/navigation';
import type { AskedPreview, Previews } from '../registry/previews';
import type { MenuEntry, Registry, ShellVersions } from '@portal/registry/registry';
import type { ReleaseDescriptions } from './release-descriptions';
import type { LoadedPage, RemoteLoader } from './remote-loader';

/** How long startup waits for the routes of a version that the registry does not include. */
const LEARNING_MS = 2000;
const DESCRIBING_MS = 8000;

export interface CreateRemotesOptions {
  readonly live: LiveRegistry;
  readonly previews: Previews;
  readonly descriptions: ReleaseDescriptions;
  readonly bad: Pick<BadVersions, 'has'>;
  readonly shell: ShellVersions;
  readonly cohortKey: () => string;
  readonly kit: Pick<Kit, 'session' | 'unsaved'>;
  readonly loaderFor: (asks: {
    readonly choose: (remote: string) => Choice | undefined;
    readonly isBusy: (remote: string) => boolean;
  }) => RemoteLoader<RemoteDefinition>;
}

/** The remotes of this page for the current user: their routes, and how to load them. */
export interface Remotes extends RemoteLoader<RemoteDefinition> {
  readonly serial: number;
  /** `remembered`: the server's registry is unavailable, and a cached one is used. */
  readonly source: 'network' | 'remembered';
  /** The registry and the choices made from it, for diagnosis. */
  inspect(): { readonly registry: Registry; readonly choices: readonly Choice[] };
  /** Every declared page: the route guard decides from these, before loading any code of a remote. */
  readonly routes: readonly KnownRoute[];
  readonly menu: readonly MenuEntry[];
  /** Fetches the registry. Never rejects: on errors the current one stays. */
  refresh(): Promise<void>;
  /** Fetches the registry if older than half a minute, or another role's: see `LiveRegistry`. */
  freshen(): Promise<void>;
  /** Whether the version on screen may stay when its URL is opened again, because it has not failed. */
  keeps(remote: string, version: string): boolean;
  /** Whether reloading would give another version than the one on screen, or none. */
  isOutdated(remote: string, version: string): boolean;
  /** Whether the registry no longer gives this user that version: it was taken back, or the remote is switched off. */
  isWithdrawn(remote: string, version: string): boolean;
  /** Whether switching versions would lose user input. */
  isBusy(remote: string): boolean;
  /** The previews requested in this tab, available or not. */
  previews(): readonly AskedPreview[];
  leavePreviews(): void;
  /** Called when the registry, the user or the previews change; returns the unsubscribe function. */
  onChange(listener: () => void): () => void;
  /** Number of such changes. */
  revision(): number;
}

export interface CreatedRemotes {
  readonly remotes: Remotes;
  /** Resolves once the routes are known: immediately, unless the registry lacks the routes of a chosen version. */
  readonly learnt: Promise<unknown>;
}

/** Connects the registry, the choice of versions and the loader. */
export function createRemotes(options: CreateRemotesOptions): CreatedRemotes {
  const { live, previews, descriptions, bad, shell, cohortKey, kit } = options;
  const { session, unsaved } = kit;
  const entered = new Map<string, LoadedPage<RemoteDefinition>>();
  const choices = createCurrentChoices({
    registry: live.current,
    session: session.current,
    previews: previews.versions,
    descriptions,
    circumstances: { shell, cohortKey },
  });

  const isBusy = (name: string) => unsaved.held || entered.get(name)?.remote.isBusy?.() === true;

  /** The running version is kept while there is unsaved input, whatever the registry says. */
  function choose(name: string): Choice | undefined {
    const choice = choices.of(name);
    const running = entered.get(name);
    if (!choice || choice.blocked || !running || !isBusy(name)) return choice;
    const { release, source } = running;
    const others = choice.candidates.filter(({ version }) => version !== release.version);
    return { ...choice, release, source, candidates: [release, ...others] };
  }

  const loader = options.loaderFor({ choose, isBusy });

  const listeners = new Set<() => void>();
  let revision = 0;
  function tell() {
    revision += 1;
    for (const listener of listeners) listener();
  }

  /** The routes of a preview or fallback come with its description only. */
  async function learn(): Promise<void> {
    const unknown = choices
      .all()
      .filter(({ blocked, release }) => !blocked && !release.declared && !descriptions.known(release));
    if (unknown.length === 0) return;
    const signal = AbortSignal.timeout(DESCRIBING_MS);
    // Failures are reported when the page is opened: until then the stable routes are used.
    await Promise.allSettled(unknown.map(({ release }) => descriptions.describe(release, signal)));
    tell();
  }

  function follow() {
    tell();
    void learn();
  }
  live.onChange(follow);
  session.changes.subscribe(() => {
    live.followUser();
    follow();
  });

  async function load(name: string, page: string): Promise<LoadedPage<RemoteDefinition>> {
    const loaded = await loader.loadPage(name, page);
    entered.set(name, loaded);
    return loaded;
  }

  const remotes: Remotes = {
    ...loader,
    async loadPage(name, page) {
      const before = choose(name);
      try {
        return await load(name, page);
      } catch (problem) {
        // The release may have been replaced, or repaired, meanwhile.
        live.doubt();
        await live.freshen();
        const after = choose(name);
        const isOpenAgain = before?.blocked !== undefined && after?.blocked === undefined;
        if (isOpenAgain || after?.release.base !== before?.release.base) return load(name, page);
        // Another attempt may find a new version.
        live.doubt();
        throw problem;
      }
    },
    crashed(name, version) {
      const after = loader.crashed(name, version);
      // Another attempt may find a repaired version.
      if (after !== 'again') live.doubt();
      return after;
    },
    get serial() {
      return live.current().serial;
    },
    get source() {
      return live.isRemembered() ? 'remembered' : 'network';
    },
    inspect: () => ({ registry: live.current(), choices: choices.all() }),
    get routes() {
      return choices.routes();
    },
    get menu() {
      return choices.menu();
    },
    refresh: live.refresh,
    freshen: live.freshen,
    keeps: (name, version) => !bad.has(`/remotes/${name}/${version}/`),
    isOutdated(name, version) {
      const { blocked, release } = choices.of(name) ?? {};
      return Boolean(blocked ?? (release && release.version !== version && !bad.has(release.base)));
    },
    isWithdrawn(name, version) {
      const candidates = choices.of(name)?.candidates ?? [];
      return candidates.every((release) => release.version !== version);
    },
    isBusy,
    previews: previews.asked,
    leavePreviews() {
      previews.leave();
      live.followUser();
      follow();
    },
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    revision: () => revision,
  };
  return {
    remotes,
    learnt: Promise.race([learn(), new Promise((resolve) => setTimeout(resolve, LEARNING_MS))]),
  };
}

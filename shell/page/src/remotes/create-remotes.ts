import type { Kit, RemoteDefinition } from '@portal/kit';
import policy from '../../../remotes.policy.json';
import type { BadVersions } from './bad-versions';
import type { Choice, ChosenAs } from '@portal/registry/choose-version';
import { createCurrentChoices } from './current-choices';
import type { LiveRegistry } from './live-registry';
import type { LoadedPage } from './load-version';
import type { OwnedRoute } from '@portal/registry/navigation';
import type { AskedPreview, Previews } from './previews';
import type { ListedRelease, MenuEntry, Registry, ShellVersions } from '@portal/registry/registry';
import type { ReleaseBook } from './release-book';
import type { RemoteLoader } from './remote-loader';

/** How long the start waits for the routes of a version that the registry does not declare. */
const LEARNING_MS = 2000;
const DESCRIBING_MS = 8000;

export interface CreateRemotesOptions {
  readonly live: LiveRegistry;
  readonly previews: Previews;
  readonly book: ReleaseBook;
  readonly bad: Pick<BadVersions, 'has'>;
  readonly shell: ShellVersions;
  readonly cohortKey: () => string;
  readonly kit: Pick<Kit, 'session' | 'telemetry' | 'unsaved'>;
  /** Makes the loader, given what chooses for it and what holds it back. */
  readonly loaderFor: (asks: {
    readonly choose: (remote: string) => Choice | undefined;
    readonly isBusy: (remote: string) => boolean;
  }) => RemoteLoader<RemoteDefinition>;
}

/** The remotes of this page: where they may be entered, and how to load them, for the visitor of the moment. */
export interface Remotes extends RemoteLoader<RemoteDefinition> {
  readonly serial: number;
  /** `remembered` while the server's registry cannot be used. */
  readonly source: 'network' | 'remembered';
  /** What the registry says, and what is chosen from it, for whoever looks into it. */
  inspect(): { readonly registry: Registry; readonly choices: readonly Choice[] };
  /** Every declared page: the guard decides from these, before any code of a remote is fetched. */
  readonly routes: readonly OwnedRoute[];
  /** The menu entries of the role of the moment, in order. */
  readonly menu: readonly MenuEntry[];
  /** Asks for the registry when the known one is older than half a minute; settles within a second. */
  freshen(): Promise<void>;
  /** Whether the version on screen may stay there when its address is entered again: it has not failed. */
  keeps(remote: string, version: string): boolean;
  /** Whether a visit would get another version than the one on screen, and could have it now. */
  isOutdated(remote: string, version: string): boolean;
  /** Whether another version would lose what somebody typed, or does. */
  isBusy(remote: string): boolean;
  /** What this tab asked to see, versions in service or not. */
  previews(): readonly AskedPreview[];
  leavePreviews(): void;
  /** Hears when the registry, the visitor or the previews changed; gives what ends it. */
  onChange(listener: () => void): () => void;
  /** Counts those changes. */
  revision(): number;
}

/** A remote that was entered in this page. */
interface Entered {
  readonly remote: RemoteDefinition;
  readonly release: ListedRelease;
  readonly source: ChosenAs;
}

export interface CreatedRemotes {
  readonly remotes: Remotes;
  /** Settles once the routes are known: at once, unless a version was chosen whose routes the registry does not carry. */
  readonly learnt: Promise<unknown>;
}

/** Holds together the registry, the choice of versions and their loading. */
export function createRemotes(options: CreateRemotesOptions): CreatedRemotes {
  const { live, previews, book, bad, shell, cohortKey, kit } = options;
  const { session, unsaved } = kit;
  const entered = new Map<string, Entered>();
  const choices = createCurrentChoices({
    registry: live.current,
    session: session.current,
    previews: previews.versions,
    book,
    circumstances: { shell, cohortKey },
    policy,
    report: kit.telemetry.report,
  });

  const isBusy = (name: string) => unsaved.held || entered.get(name)?.remote.isBusy?.() === true;

  /** The version that runs stays while somebody would lose something with it, whatever the registry says by now. */
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

  /** A preview, or what the ladder leads to, brings its routes with its description only. */
  async function learn(): Promise<void> {
    const unknown = choices
      .all()
      .filter(({ blocked, release }) => !blocked && !release.declared && !book.known(release));
    if (unknown.length === 0) return;
    const signal = AbortSignal.timeout(DESCRIBING_MS);
    // What cannot be had is told by whoever enters: until then the stable routes stand in for it.
    await Promise.allSettled(unknown.map(({ release }) => book.describe(release, signal)));
    tell();
  }

  function follow() {
    tell();
    void learn();
  }
  live.onChange(follow);
  session.changes.subscribe(follow);

  async function load(name: string, page: string): Promise<LoadedPage<RemoteDefinition>> {
    const choice = choose(name);
    const loaded = await loader.loadPage(name, page);
    const release = choice?.candidates.find(({ version }) => version === loaded.version);
    if (choice && release) entered.set(name, { remote: loaded.remote, release, source: choice.source });
    return loaded;
  }

  const remotes: Remotes = {
    ...loader,
    async loadPage(name, page) {
      const before = choose(name);
      try {
        return await load(name, page);
      } catch (problem) {
        // It may be gone because another release took its place, or mended meanwhile.
        live.doubt();
        await live.freshen();
        if (choose(name)?.release.base !== before?.release.base) return load(name, page);
        // Whoever tries again may find more.
        live.doubt();
        throw problem;
      }
    },
    crashed(name, version) {
      const after = loader.crashed(name, version);
      // Whoever tries again may find that it was mended meanwhile.
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
    freshen: live.freshen,
    keeps: (name, version) => !bad.has(`/remotes/${name}/${version}/`),
    isOutdated(name, version) {
      const choice = choices.of(name);
      if (!choice || choice.blocked || choice.release.version === version) return false;
      return !bad.has(choice.release.base);
    },
    isBusy,
    previews: previews.asked,
    leavePreviews() {
      previews.leave();
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

import type { Choice } from './choose-version';
import { diagnose } from './diagnose';
import type { Federation } from './federation';
import type { ListedRelease, Release } from './registry';
import type { FileVerdict } from './release-files';
import { RemoteError, type RemotePhase } from './remote-error';
import { createRemoteStates, type RemoteState } from './remote-states';

/** What every contract module has, whatever else it has. */
export interface PageSource {
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

/** A page that is ready to render, and what it came from. */
export interface LoadedPage<Remote extends PageSource> {
  readonly remote: Remote;
  /** The page module, checked to have a default export. */
  readonly page: { readonly default: unknown };
  readonly name: string;
  readonly version: string;
}

export interface RemoteLoaderOptions<Remote extends PageSource> {
  /** The choice for a remote now: asked at each load, since the registry may have changed. */
  readonly choose: (remote: string) => Choice | undefined;
  /** The whole of a release, asked for where the registry does not carry it. */
  readonly describe: (listed: ListedRelease, signal: AbortSignal) => Promise<Release>;
  readonly federation: Federation;
  /** Checks the shape of a contract module; throws when it is not what the contract says. */
  readonly check: (module: unknown, release: Release) => Remote;
  /** Lets the files of a release run in this page. */
  readonly trust: (release: Release) => void;
  readonly preload: (release: Release, page: string) => void;
  readonly examine: (url: string, digest: string, signal: AbortSignal) => Promise<FileVerdict>;
  readonly report: (error: RemoteError) => void;
}

export interface RemoteLoader<Remote extends PageSource> {
  /** Loads a page of a remote, with retries and older versions; rejects with a RemoteError. Calling again tries again. */
  loadPage(remote: string, page: string): Promise<LoadedPage<Remote>>;
  /** Fetches what a page needs without running any of it, for a link that is about to be followed. */
  preload(remote: string, page: string): void;
  state(remote: string): RemoteState;
  subscribe(listener: () => void): () => void;
}

/** Time one version has for all its attempts: the user learns after 8 s, whatever the network does. */
const LIMIT_MS = 8000;
/** Pauses before the second and the third attempt, when the network failed. An older version gets one attempt. */
const PAUSES_MS = [300, 1200];
/** Attempts without a pause, when the file that failed turns out to be sound: entry, contract and chunks in turn. */
const MAX_AT_ONCE = 6;
/** How long a version that failed goes behind the older ones. */
const AVOIDED_MS = 10 * 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Loads pages of remotes, and keeps one remote's trouble from becoming anyone else's (federation.md D6). A file that
 * cannot be had is asked for three times; a version that is altered, of the wrong shape or throws gives way to the
 * next one of its ladder, under another scope, so that nothing a failure left behind is used again.
 */
export function createRemoteLoader<Remote extends PageSource>(
  options: RemoteLoaderOptions<Remote>,
): RemoteLoader<Remote> {
  const { choose, describe, federation, check, trust, examine, report } = options;
  const states = createRemoteStates();
  const avoided = new Map<string, number>();
  const pending = new Map<string, Promise<LoadedPage<Remote>>>();

  const isAvoided = ({ base }: ListedRelease) => (avoided.get(base) ?? 0) > Date.now();

  function candidatesOf(name: string): readonly ListedRelease[] {
    const choice = choose(name);
    if (!choice) throw new RemoteError({ code: 'UNKNOWN', remote: name, phase: 'registry' });
    const { blocked, candidates, release } = choice;
    if (blocked) {
      const notice = blocked.code === 'DISABLED' ? blocked.message : undefined;
      throw new RemoteError({
        code: blocked.code,
        remote: name,
        version: release.version,
        phase: 'registry',
        notice,
      });
    }
    return [
      ...candidates.filter((each) => !isAvoided(each)),
      ...candidates.filter((each) => isAvoided(each)),
    ];
  }

  async function attempt(
    listed: ListedRelease,
    page: string,
    progress: Progress,
    signal: AbortSignal,
  ): Promise<LoadedPage<Remote>> {
    const { name, version } = listed;
    progress.phase = 'description';
    const release = await describe(listed, signal);
    progress.release = release;
    trust(release);
    options.preload(release, page);
    progress.phase = 'entry';
    const module = await federation.load(release);
    progress.phase = 'contract';
    const remote = checked(module, release);
    progress.phase = 'page';
    const open = Object.hasOwn(remote.pages, page) ? remote.pages[page] : undefined;
    const loaded = await open?.();
    if (!hasDefault(loaded))
      throw new RemoteError({ code: 'CONTRACT', remote: name, version, phase: 'page' });
    return { remote, page: loaded, name, version };
  }

  function checked(module: unknown, release: Release): Remote {
    try {
      return check(module, release);
    } catch (cause) {
      const { name: remote, version } = release;
      throw new RemoteError({ code: 'CONTRACT', remote, version, phase: 'contract', cause });
    }
  }

  /** All attempts for one version, with a pause before each but the first. */
  async function attempts(
    listed: ListedRelease,
    page: string,
    { pausesMs, progress, limit }: { pausesMs: readonly number[]; progress: Progress; limit: AbortSignal },
  ): Promise<LoadedPage<Remote>> {
    const pauses = [...pausesMs];
    for (let count = 1; ; count += 1) {
      states.set(listed.name, { status: 'loading', version: listed.version, attempt: count });
      try {
        return await attempt(listed, page, progress, limit);
      } catch (cause) {
        const { error, retry } = await diagnose(
          cause,
          listed,
          progress.release,
          progress.phase,
          (url, digest) => examine(url, digest, limit),
        );
        const pauseMs = retry === 'now' && count <= MAX_AT_ONCE ? 0 : pauses.shift();
        if (retry === 'never' || pauseMs === undefined || limit.aborted) throw error;
        await pause(pauseMs);
      }
    }
  }

  /** One version within its time limit, whatever is still under way. */
  function loadVersion(
    listed: ListedRelease,
    page: string,
    pausesMs: readonly number[],
  ): Promise<LoadedPage<Remote>> {
    const { name, version } = listed;
    const limit = new AbortController();
    const progress: Progress = { phase: 'description', release: undefined };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        limit.abort();
        reject(new RemoteError({ code: 'TIMEOUT', remote: name, version, phase: progress.phase }));
      }, LIMIT_MS);
      attempts(listed, page, { pausesMs, progress, limit: limit.signal })
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  }

  async function load(name: string, page: string): Promise<LoadedPage<Remote>> {
    let first: RemoteError | undefined;
    for (const release of candidatesOf(name)) {
      try {
        const loaded = await loadVersion(release, page, first ? [] : PAUSES_MS);
        const { version } = release;
        states.set(
          name,
          first ? { status: 'degraded', version, error: first } : { status: 'ready', version },
        );
        return loaded;
      } catch (failure) {
        const error = failure as RemoteError;
        report(error);
        first ??= error;
        avoided.set(release.base, Date.now() + AVOIDED_MS);
        // An older version lies on the same server: when that one is silent, it would only double the wait.
        if (error.code === 'TIMEOUT') break;
      }
    }
    // Nothing is left: the next try starts from the best version again.
    for (const release of choose(name)?.candidates ?? []) avoided.delete(release.base);
    throw first ?? new RemoteError({ code: 'UNKNOWN', remote: name, phase: 'registry' });
  }

  async function loadAndTell(name: string, page: string): Promise<LoadedPage<Remote>> {
    try {
      return await load(name, page);
    } catch (failure) {
      const error = failure as RemoteError;
      states.set(name, { status: 'failed', error });
      throw error;
    }
  }

  return {
    loadPage(name, page) {
      const key = `${name}/${page}`;
      const underway = pending.get(key);
      if (underway) return underway;
      const loading = loadAndTell(name, page).finally(() => pending.delete(key));
      pending.set(key, loading);
      return loading;
    },
    preload(name, page) {
      const choice = choose(name);
      if (!choice || choice.blocked || isAvoided(choice.release)) return;
      describe(choice.release, AbortSignal.timeout(LIMIT_MS)).then(
        (release) => {
          trust(release);
          options.preload(release, page);
        },
        // Only a link that may be followed: the load itself tells what is wrong.
        () => undefined,
      );
    },
    state: states.of,
    subscribe: states.subscribe,
  };
}

/** How far a load has come, for the error that may end it. */
interface Progress {
  phase: RemotePhase;
  /** Its description, once it is there. */
  release: Release | undefined;
}

const hasDefault = (module: unknown): module is { readonly default: unknown } =>
  typeof module === 'object' && module !== null && 'default' in module && Boolean(module.default);

import { isOnline, whenOnline } from './connection';
import { diagnose } from './diagnose';
import type { Federation } from './federation';
import type { ListedRelease, Release } from '@portal/registry/registry';
import type { FileVerdict } from './release-files';
import { RemoteError, type RemotePhase } from './remote-error';
import { timed } from './timed';

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

export interface VersionLoaderOptions<Remote extends PageSource> {
  /** The whole of a release, asked for where the registry does not carry it. */
  readonly describe: (listed: ListedRelease, signal: AbortSignal) => Promise<Release>;
  readonly federation: Federation;
  /** Checks the shape of a contract module; throws when it is not what the contract says. */
  readonly check: (module: unknown, release: Release) => Remote;
  /** Lets the files of a release run in this page. */
  readonly trust: (release: Release) => void;
  readonly preload: (release: Release, page: string) => void;
  readonly examine: (url: string, digest: string, signal: AbortSignal) => Promise<FileVerdict>;
  /** Lets go of the files of a release that are still under way, so that the next try asks anew. */
  readonly abandon: (release: Release) => void;
}

/** How hard one version is tried. */
export interface Effort {
  /** Milliseconds for all its attempts together. */
  readonly limitMs: number;
  /** Milliseconds before the second attempt, the third… when the network failed. */
  readonly pausesMs: readonly number[];
  /** An attempt begins: its description is wanted, or there and its code is. */
  readonly onStep: (step: 'checking' | 'loading', attempt: number) => void;
}

export type LoadVersion<Remote extends PageSource> = (
  listed: ListedRelease,
  page: string,
  effort: Effort,
) => Promise<LoadedPage<Remote>>;

/** Attempts without a pause, when the file that failed turns out to be sound: entry, contract and chunks in turn. */
const MAX_AT_ONCE = 6;
/** A pause is up to a quarter shorter or longer: not all browsers come back to a server at the same moment. */
const JITTER = 0.25;

const pause = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, ms * (1 - JITTER + 2 * JITTER * Math.random())));

/** How far a load has come, for the error that may end it. */
interface Progress {
  phase: RemotePhase;
  /** Its description, once it is there. */
  release: Release | undefined;
}

/**
 * Loads pages of one version, and of no other. The network is given further attempts; whatever else fails will fail
 * again. It rejects with a RemoteError.
 */
export function createVersionLoader<Remote extends PageSource>(
  options: VersionLoaderOptions<Remote>,
): LoadVersion<Remote> {
  const { describe, federation, trust, examine } = options;

  function checked(module: unknown, release: Release): Remote {
    try {
      return options.check(module, release);
    } catch (cause) {
      const { name: remote, version } = release;
      throw new RemoteError({ code: 'CONTRACT', remote, version, phase: 'contract', cause });
    }
  }

  async function attempt(
    listed: ListedRelease,
    page: string,
    progress: Progress,
    limit: AbortSignal,
    onLoading: () => void,
  ): Promise<LoadedPage<Remote>> {
    const { name, version } = listed;
    const id = `${name}@${version}`;
    progress.phase = 'description';
    const release = await timed(`${id}:description`, describe(listed, limit));
    progress.release = release;
    trust(release);
    options.preload(release, page);
    progress.phase = 'entry';
    onLoading();
    const module = await timed(`${id}:entry`, federation.load(release, limit));
    progress.phase = 'contract';
    const remote = checked(module, release);
    progress.phase = 'page';
    const open = Object.hasOwn(remote.pages, page) ? remote.pages[page] : undefined;
    const loaded = await (open && timed(`${id}:page`, open()));
    if (!hasDefault(loaded))
      throw new RemoteError({ code: 'CONTRACT', remote: name, version, phase: 'page' });
    return { remote, page: loaded, name, version };
  }

  async function attempts(
    listed: ListedRelease,
    page: string,
    { pausesMs, onStep }: Effort,
    progress: Progress,
    limit: AbortSignal,
  ): Promise<LoadedPage<Remote>> {
    const pauses = [...pausesMs];
    for (let count = 1; ; count += 1) {
      onStep('checking', count);
      try {
        return await attempt(listed, page, progress, limit, () => onStep('loading', count));
      } catch (cause) {
        const { error, retry } = await diagnose(
          cause,
          listed,
          progress.release,
          progress.phase,
          (url, digest) => examine(url, digest, limit),
        );
        if (retry === 'never' || limit.aborted) throw error;
        if (retry === 'later' && !isOnline()) {
          // No attempt is spent on a network that is not there.
          if (await whenOnline(limit)) continue;
          throw error;
        }
        const pauseMs = retry === 'now' && count <= MAX_AT_ONCE ? 0 : pauses.shift();
        if (pauseMs === undefined) throw error;
        await pause(pauseMs);
      }
    }
  }

  return (listed, page, effort) => {
    const { name: remote, version } = listed;
    const limit = new AbortController();
    const progress: Progress = { phase: 'description', release: undefined };
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        const code = isOnline() ? 'TIMEOUT' : 'OFFLINE';
        reject(new RemoteError({ code, remote, version, phase: progress.phase }));
        limit.abort();
        if (progress.release) options.abandon(progress.release);
      }, effort.limitMs);
      attempts(listed, page, effort, progress, limit.signal)
        .then(resolve, reject)
        .finally(() => clearTimeout(timer));
    });
  };
}

const hasDefault = (module: unknown): module is { readonly default: unknown } =>
  typeof module === 'object' && module !== null && 'default' in module && Boolean(module.default);

import type { ListedRelease, Release } from '@portal/registry/registry';
import { isOnline } from './connection';
import type { Federation } from '../federation/federation';
import { RemoteError, type RemotePhase } from './remote-error';
import { timed } from './timed';

/** The part of a contract module used here. */
export interface PageSource {
  readonly pages: Readonly<Record<string, () => Promise<unknown>>>;
}

export interface OpenedPage<Remote extends PageSource> {
  readonly remote: Remote;
  /** The page module, checked to have a default export. */
  readonly page: { readonly default: unknown };
}

export interface OpenPageOptions<Remote extends PageSource> {
  /** Loads the description of a release that the registry does not include. */
  readonly describe: (listed: ListedRelease, signal: AbortSignal) => Promise<Release>;
  readonly federation: Federation;
  /** Validates a contract module; throws when it violates the contract. */
  readonly check: (module: unknown, release: Release) => Remote;
  /** Allows the files of a release to run in this page. */
  readonly trust: (release: Release) => void;
  readonly preload: (release: Release, page: string) => void;
  /** Fetches files anew that a load without an answer has left under way. */
  readonly renew: (release: Release, page: string, signal: AbortSignal) => Promise<void>;
}

/** One version being tried, with its progress and time limit. */
export interface Trial {
  readonly listed: ListedRelease;
  phase: RemotePhase;
  release?: Release;
  /** An earlier load of this version ran out of time: some of its files may still be under way. */
  readonly followsSilence: boolean;
  /** Aborted by the time limit, with a RemoteError as reason. */
  readonly signal: AbortSignal;
  readonly timer: ReturnType<typeof setTimeout>;
}

/** @param limitMs for all attempts together */
export function beginTrial(listed: ListedRelease, limitMs: number, followsSilence: boolean): Trial {
  const limit = new AbortController();
  const trial: Trial = {
    listed,
    phase: 'description',
    followsSilence,
    signal: limit.signal,
    timer: setTimeout(() => {
      const { name: remote, version } = listed;
      const code = isOnline() ? 'TIMEOUT' : 'OFFLINE';
      limit.abort(new RemoteError({ code, remote, version, phase: trial.phase }));
    }, limitMs),
  };
  return trial;
}

/**
 * Loads a page of exactly one version.
 * @param onLoading called when the description is loaded and the code is requested
 */
export async function openPage<Remote extends PageSource>(
  trial: Trial,
  page: string,
  { describe, federation, check, trust, preload, renew }: OpenPageOptions<Remote>,
  onLoading: () => void,
): Promise<OpenedPage<Remote>> {
  const { listed, signal } = trial;
  const { name, version } = listed;
  const id = `${name}@${version}`;
  trial.phase = 'description';
  const release = await timed(`${id}:description`, describe(listed, signal));
  trial.release = release;
  trust(release);
  if (trial.followsSilence) await renew(release, page, signal);
  preload(release, page);
  trial.phase = 'entry';
  onLoading();
  const module = await timed(`${id}:entry`, federation.load(release));
  trial.phase = 'contract';
  const remote = check(module, release);
  trial.phase = 'page';
  const open = Object.hasOwn(remote.pages, page) ? remote.pages[page] : undefined;
  const loaded = await (open && timed(`${id}:page`, open()));
  if (!hasDefault(loaded)) throw new RemoteError({ code: 'CONTRACT', remote: name, version, phase: 'page' });
  return { remote, page: loaded };
}

const hasDefault = (module: unknown): module is { readonly default: unknown } =>
  typeof module === 'object' && module !== null && 'default' in module && Boolean(module.default);

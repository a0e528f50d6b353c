import type { Choice, ChosenAs } from '@portal/registry/choose-version';
import type { ListedRelease } from '@portal/registry/registry';
import type { BadVersions } from './bad-versions';
import { isOnline, whenOnline } from './connection';
import { diagnose } from './diagnose';
import { firstAttempt, nextAttempt, type Attempt } from './next-attempt';
import {
  beginTrial,
  openPage,
  type OpenedPage,
  type OpenPageOptions,
  type PageSource,
  type Trial,
} from './open-page';
import type { FileVerdict } from './release-files';
import { RemoteError } from './remote-error';

/** What happens after a render error: the page is mounted again, replaced by another version, or given up. */
export type AfterCrash = 'again' | 'replaced' | 'given up';

export interface RemoteLoaderOptions<Remote extends PageSource> extends OpenPageOptions<Remote> {
  /** The current choice for a remote; called for each load, since the registry may have changed. */
  readonly choose: (remote: string) => Choice | undefined;
  readonly examine: (url: string, digest: string, signal: AbortSignal) => Promise<FileVerdict>;
  readonly bad: BadVersions;
  /** Whether switching versions would lose user input. */
  readonly isBusy: (remote: string) => boolean;
  readonly report: (error: RemoteError) => void;
}

export interface LoadedPage<Remote extends PageSource> extends OpenedPage<Remote> {
  readonly release: ListedRelease;
  /** Why the remote's version was chosen, even if a fallback was then loaded. */
  readonly source: ChosenAs;
}

export interface RemoteLoader<Remote extends PageSource> {
  /** Loads a page with retries and fallback versions; rejects with a RemoteError. Another call tries again. */
  loadPage(remote: string, page: string): Promise<LoadedPage<Remote>>;
  /** Decides what to do after a render error of this version. */
  crashed(remote: string, version: string): AfterCrash;
  state(remote: string): RemoteState;
}

/** State of a remote, for the outlet and diagnostics. */
export type RemoteState =
  | { readonly status: 'idle' }
  /** `checking` loads the description of the version, `loading` its code; attempts count from 1. */
  | { readonly status: 'checking' | 'loading'; readonly version: string; readonly attempt: number }
  | { readonly status: 'ready'; readonly version: string; readonly source: ChosenAs }
  /** Works with another version than the chosen one, which failed recently. */
  | {
      readonly status: 'degraded';
      readonly version: string;
      readonly source: 'healed';
      readonly error: RemoteError | undefined;
    }
  | { readonly status: 'failed'; readonly error: RemoteError };

const PREVIEW_NOTICE =
  'Cette version en aperçu ne fonctionne pas. Quittez l’aperçu pour retrouver la version en service.';

/** Two crashes within this time are blamed on the version. */
const REPEATED_WITHIN_MS = 60_000;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const timeOver = ({ signal }: Trial) =>
  new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as RemoteError), { once: true });
  });

/**
 * Loads pages of remotes and isolates failures to one remote. Attempts follow `nextAttempt`. A failed version is
 * replaced by the next fallback, under another scope, so that no state of the failure is reused, and ranks behind the
 * others for ten minutes.
 */
export function createRemoteLoader<Remote extends PageSource>(
  options: RemoteLoaderOptions<Remote>,
): RemoteLoader<Remote> {
  const { choose, bad, report } = options;
  const states = new Map<string, RemoteState>();
  /** Time of the last render crash, by release folder. */
  const crashes = new Map<string, number>();
  const pending = new Map<string, Promise<LoadedPage<Remote>>>();
  /** Folders of the releases whose last load ran out of time. */
  const silent = new Set<string>();

  function chosen(name: string): Choice {
    const choice = choose(name);
    if (!choice) throw new RemoteError({ code: 'UNKNOWN', remote: name, phase: 'registry' });
    const { blocked, release } = choice;
    if (!blocked) return choice;
    const { code } = blocked;
    const notice = code === 'DISABLED' ? blocked.message : undefined;
    throw new RemoteError({ code, remote: name, version: release.version, phase: 'registry', notice });
  }

  /** Waits until an attempt is due, then opens the page. */
  async function perform({ after, count }: Attempt, trial: Trial, page: string) {
    const { name, version } = trial.listed;
    const tell = (status: 'checking' | 'loading') => states.set(name, { status, version, attempt: count });
    if (after === 'network') await whenOnline(trial.signal);
    else if (after > 0) await pause(after);
    trial.signal.throwIfAborted();
    tell('checking');
    return openPage(trial, page, options, () => tell('loading'));
  }

  async function load(name: string, page: string): Promise<LoadedPage<Remote>> {
    const choice = chosen(name);
    let attempt = firstAttempt(inOrder(choice, bad));
    let failure = new RemoteError({ code: 'UNKNOWN', remote: name, phase: 'registry' });
    let trial: Trial | undefined;
    while (attempt) {
      const { listed, first } = attempt;
      const { version } = listed;
      trial ??= beginTrial(listed, attempt.limitMs, silent.has(listed.base));
      try {
        const opened = await Promise.race([perform(attempt, trial, page), timeOver(trial)]);
        clearTimeout(trial.timer);
        silent.delete(listed.base);
        const { source } = choice;
        const isChosen = version === choice.release.version;
        states.set(
          name,
          isChosen
            ? { status: 'ready', version, source }
            : { status: 'degraded', version, source: 'healed', error: first },
        );
        return { ...opened, release: listed, source };
      } catch (cause) {
        const diagnosis = await diagnose(cause, trial, options.examine);
        attempt = nextAttempt(attempt, diagnosis, isOnline());
        if (attempt?.listed === listed) continue;
        if (trial.signal.aborted) silent.add(listed.base);
        clearTimeout(trial.timer);
        trial = undefined;
        const { error } = diagnosis;
        if (error.code === 'OFFLINE') throw error;
        report(error);
        if (isPreview(choice)) throw asPreview(error);
        bad.add(listed.base);
        failure = first ?? error;
      }
    }
    // Nothing is left: the next load starts with the best version again.
    bad.forgive(choice.candidates.map((each) => each.base));
    throw failure;
  }

  async function loadAndTell(name: string, page: string): Promise<LoadedPage<Remote>> {
    try {
      return await load(name, page);
    } catch (failure) {
      const error = failure as RemoteError;
      // Failures of attempts are already reported; only a missing or unsuitable version is not.
      if (error.code === 'SKEW' || error.code === 'UNKNOWN') report(error);
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
    crashed(name, version) {
      const base = `/remotes/${name}/${version}/`;
      const sinceLastMs = Date.now() - (crashes.get(base) ?? -Infinity);
      crashes.set(base, Date.now());
      if (sinceLastMs >= REPEATED_WITHIN_MS) return 'again';
      const choice = choose(name);
      // Offline, no other version can load, and the crash may come from a missing file: do not blame the version.
      if (!choice || isPreview(choice) || !isOnline()) return 'given up';
      bad.add(base);
      const hasOther = choice.candidates.some((each) => !bad.has(each.base));
      return hasOther && !options.isBusy(name) ? 'replaced' : 'given up';
    },
    state: (name) => states.get(name) ?? { status: 'idle' },
  };
}

const isPreview = ({ source }: Choice): boolean => source === 'preview';

function asPreview(cause: RemoteError): RemoteError {
  const { code, remote, version, phase, url } = cause;
  return new RemoteError({ code, remote, version, phase, url, cause, notice: PREVIEW_NOTICE });
}

/** Best first, versions that failed in this tab last. For a preview only the preview: its failures must be visible. */
function inOrder(choice: Choice, bad: BadVersions): readonly ListedRelease[] {
  const { candidates } = choice;
  if (isPreview(choice)) return candidates.slice(0, 1);
  return [
    ...candidates.filter(({ base }) => !bad.has(base)),
    ...candidates.filter(({ base }) => bad.has(base)),
  ];
}

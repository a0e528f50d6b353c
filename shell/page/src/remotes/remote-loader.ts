import type { BadVersions } from './bad-versions';
import type { Choice } from '@portal/registry/choose-version';
import { isOnline } from './connection';
import { createCrashRecord } from './crash-record';
import {
  createVersionLoader,
  type LoadedPage,
  type PageSource,
  type VersionLoaderOptions,
} from './load-version';
import type { ListedRelease } from '@portal/registry/registry';
import { RemoteError } from './remote-error';
import { createRemoteStates, type RemoteState } from './remote-states';

/** What becomes of a page that threw while it rendered: mounted anew, replaced by another version, or given up. */
export type AfterCrash = 'again' | 'replaced' | 'given up';

export interface RemoteLoaderOptions<Remote extends PageSource> extends VersionLoaderOptions<Remote> {
  /** The choice for a remote now: asked at each load, since the registry may have changed. */
  readonly choose: (remote: string) => Choice | undefined;
  /** Versions that failed in this tab. */
  readonly bad: BadVersions;
  /** Whether another version would lose what somebody typed. */
  readonly isBusy: (remote: string) => boolean;
  readonly report: (error: RemoteError) => void;
}

export interface RemoteLoader<Remote extends PageSource> {
  /** Loads a page of a remote, with retries and older versions; rejects with a RemoteError. Calling again tries again. */
  loadPage(remote: string, page: string): Promise<LoadedPage<Remote>>;
  /** Fetches what a page needs without running any of it, for a link that is about to be followed. */
  preload(remote: string, page: string): void;
  /** Says what to do about a page of this version that threw while it rendered. */
  crashed(remote: string, version: string): AfterCrash;
  state(remote: string): RemoteState;
  subscribe(listener: () => void): () => void;
}

/** Time one version has for all its attempts: whoever waits learns after 8 s, whatever the network does. */
const LIMIT_MS = 8000;
/** What an older version gets after that: it lies on the same server, which may be silent altogether. */
const LIMIT_AFTER_TIMEOUT_MS = 3000;
/** Pauses before the second and the third attempt, when the network failed. An older version gets one attempt. */
const PAUSES_MS = [300, 1200];

const PREVIEW_NOTICE =
  'Cette version en aperçu ne fonctionne pas. Quittez l’aperçu pour retrouver la version en service.';

/**
 * Loads pages of remotes, and keeps one remote's trouble from becoming anyone else's (MF7). A file that
 * cannot be had is asked for three times; a version that still fails gives way to the next one of its ladder, under
 * another scope, so that nothing a failure left behind is used again, and stands behind the others for ten minutes.
 */
export function createRemoteLoader<Remote extends PageSource>(
  options: RemoteLoaderOptions<Remote>,
): RemoteLoader<Remote> {
  const { choose, bad, report } = options;
  const loadVersion = createVersionLoader(options);
  const states = createRemoteStates();
  const crashes = createCrashRecord();
  const pending = new Map<string, Promise<LoadedPage<Remote>>>();

  function chosen(name: string): Choice {
    const choice = choose(name);
    if (!choice) throw new RemoteError({ code: 'UNKNOWN', remote: name, phase: 'registry' });
    const { blocked, release } = choice;
    if (!blocked) return choice;
    const { code } = blocked;
    const notice = code === 'DISABLED' ? blocked.message : undefined;
    throw new RemoteError({ code, remote: name, version: release.version, phase: 'registry', notice });
  }

  async function load(name: string, page: string): Promise<LoadedPage<Remote>> {
    const choice = chosen(name);
    let first: RemoteError | undefined;
    for (const listed of inOrder(choice, bad)) {
      const { version } = listed;
      try {
        const loaded = await loadVersion(listed, page, {
          limitMs: first?.code === 'TIMEOUT' ? LIMIT_AFTER_TIMEOUT_MS : LIMIT_MS,
          pausesMs: first ? [] : PAUSES_MS,
          onStep: (status, attempt) => states.set(name, { status, version, attempt }),
        });
        const isChosen = version === choice.release.version;
        states.set(
          name,
          isChosen
            ? { status: 'ready', version, source: choice.source }
            : { status: 'degraded', version, source: 'healed', error: first },
        );
        return loaded;
      } catch (failure) {
        const error = failure as RemoteError;
        if (error.code === 'OFFLINE') throw error;
        report(error);
        if (isPreview(choice)) throw asPreview(error);
        bad.add(listed.base);
        const isSilent = first?.code === 'TIMEOUT' && error.code === 'TIMEOUT';
        first ??= error;
        if (isSilent) break;
      }
    }
    // Nothing is left: the next try starts from the best version again.
    bad.forgive(choice.candidates.map(({ base }) => base));
    throw first ?? new RemoteError({ code: 'UNKNOWN', remote: name, phase: 'registry' });
  }

  async function loadAndTell(name: string, page: string): Promise<LoadedPage<Remote>> {
    try {
      return await load(name, page);
    } catch (failure) {
      const error = failure as RemoteError;
      // Whatever was loaded is told already; no version that fits is nobody's wish either.
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
    preload(name, page) {
      const choice = choose(name);
      const [best] = choice ? inOrder(choice, bad) : [];
      if (!best) return;
      options.describe(best, AbortSignal.timeout(LIMIT_MS)).then(
        (release) => {
          options.trust(release);
          options.preload(release, page);
        },
        // Only a link that may be followed: the load itself tells what is wrong.
        () => undefined,
      );
    },
    crashed(name, version) {
      const base = `/remotes/${name}/${version}/`;
      if (!crashes.add(base)) return 'again';
      const choice = choose(name);
      // Without a network nothing else can be had, and the page may have missed a file: the version is not to blame.
      if (!choice || isPreview(choice) || !isOnline()) return 'given up';
      bad.add(base);
      const hasOther = choice.candidates.some((each) => !bad.has(each.base));
      return hasOther && !options.isBusy(name) ? 'replaced' : 'given up';
    },
    state: states.of,
    subscribe: states.subscribe,
  };
}

const isPreview = ({ source }: Choice): boolean => source === 'preview';

function asPreview(cause: RemoteError): RemoteError {
  const { code, remote, version, phase, url } = cause;
  return new RemoteError({ code, remote, version, phase, url, cause, notice: PREVIEW_NOTICE });
}

/** Best first, what failed in this tab last. Somebody looks at a preview to see it, failures included: nothing else. */
function inOrder(choice: Choice, bad: BadVersions): readonly ListedRelease[] {
  const { candidates } = choice;
  if (isPreview(choice)) return candidates.slice(0, 1);
  return [
    ...candidates.filter(({ base }) => !bad.has(base)),
    ...candidates.filter(({ base }) => bad.has(base)),
  ];
}

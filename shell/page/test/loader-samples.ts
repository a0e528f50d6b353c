import { createBadVersions } from '../src/remotes/bad-versions';
import type { Choice } from '@portal/registry/choose-version';
import { EntryError } from '../src/federation/federation';
import type { PageSource } from '../src/remotes/open-page';
import type { ListedRelease, Release } from '@portal/registry/registry';
import { listed, release } from '@portal/registry/registry-samples';
import type { FileVerdict } from '../src/remotes/release-files';
import type { RemoteError } from '../src/remotes/remote-error';
import { createRemoteLoader } from '../src/remotes/remote-loader';

/** A loader with scripted network and code, for the tests of this folder. */

export const Page = () => null;
export const sound: PageSource = { pages: { home: () => Promise.resolve({ default: Page }) } };
export const newer = listed('agent', '1.1.0');
export const older = listed('agent', '1.0.0');
export const oldest = listed('agent', '0.9.0');

export const networkFailure = () => new EntryError('the entry could not be loaded');
export const chunkFailure = (file: string) =>
  Object.assign(new Error('Loading chunk 1 failed.'), {
    name: 'ChunkLoadError',
    request: `${location.origin}${newer.base}${file}`,
  });

export interface Behaviour {
  readonly candidates?: readonly ListedRelease[];
  readonly blocked?: Choice['blocked'];
  readonly source?: Choice['source'];
  /** Loads the contract module of a release; called once per attempt. */
  readonly load: (release: Release) => Promise<unknown>;
  readonly describe?: (listed: ListedRelease, signal: AbortSignal) => Promise<Release>;
  readonly verdict?: FileVerdict;
}

export function loaderWith({
  candidates = [newer, older],
  blocked,
  source = 'stable',
  load,
  describe = ({ version }) => Promise.resolve(release('agent', version)),
  verdict = 'unreachable',
}: Behaviour) {
  const kept = new Map<string, string | null>();
  const asked: string[] = [];
  const renewed: string[] = [];
  const reported: RemoteError[] = [];
  const loader = createRemoteLoader<PageSource>({
    choose: (name) =>
      name === 'agent'
        ? { name, release: newer, source, declared: { routes: [], menu: [] }, candidates, blocked }
        : undefined,
    describe,
    federation: {
      load: (each) => {
        asked.push(each.version);
        return load(each);
      },
    },
    check: (module) => {
      if (module === 'wrong shape') throw new Error('not a remote');
      return module as PageSource;
    },
    trust: () => undefined,
    preload: () => undefined,
    renew: ({ version }) => Promise.resolve(void renewed.push(version)),
    examine: () => Promise.resolve(verdict),
    bad: createBadVersions({
      read: (name) => kept.get(name) ?? null,
      write: (name, value) => void kept.set(name, value),
    }),
    isBusy: () => false,
    report: (error) => reported.push(error),
  });
  return { loader, asked, renewed, reported };
}

/** The error of a load, after all its pauses. */
export async function failureOf(loading: Promise<unknown>): Promise<unknown> {
  const outcome = loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  await jest.runAllTimersAsync();
  return outcome;
}

/** The result of a load, after all its pauses. */
export async function success<T>(loading: Promise<T>): Promise<T> {
  loading.catch(() => undefined);
  await jest.runAllTimersAsync();
  return loading;
}

/** The browser reports no network until `end`. */
export function offline(): { end: () => void } {
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return {
    end() {
      onLine.mockReturnValue(true);
      window.dispatchEvent(new Event('online'));
    },
  };
}

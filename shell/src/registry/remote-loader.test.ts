import type { Choice } from './choose-version';
import { EntryError } from './federation';
import type { ListedRelease, Release } from './registry';
import { listed, release } from './registry-samples';
import type { FileVerdict } from './release-files';
import type { RemoteError } from './remote-error';
import { createRemoteLoader, type PageSource } from './remote-loader';

const Page = () => null;
const sound: PageSource = { pages: { home: async () => ({ default: Page }) } };
const newer = listed('agent', '1.1.0');
const older = listed('agent', '1.0.0');

const networkFailure = () => new EntryError('the entry could not be loaded');
const chunkFailure = (file: string) =>
  Object.assign(new Error('Loading chunk 1 failed.'), {
    name: 'ChunkLoadError',
    request: `${location.origin}${newer.base}${file}`,
  });

interface Behaviour {
  readonly candidates?: readonly ListedRelease[];
  readonly blocked?: Choice['blocked'];
  /** What loading the contract module does, by version; called once an attempt. */
  readonly load: (release: Release) => Promise<unknown>;
  readonly verdict?: FileVerdict;
}

function loaderWith({ candidates = [newer, older], blocked, load, verdict = 'unreachable' }: Behaviour) {
  const asked: string[] = [];
  const reported: RemoteError[] = [];
  const loader = createRemoteLoader<PageSource>({
    choose: (name) =>
      name === 'agent'
        ? {
            name,
            release: newer,
            source: 'stable',
            declared: { routes: [], menu: [] },
            candidates,
            blocked,
          }
        : undefined,
    describe: async ({ version }) => release('agent', version),
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
    examine: async () => verdict,
    report: (error) => reported.push(error),
  });
  return { loader, asked, reported };
}

/** The error a load ends with, once all its pauses have passed. */
async function failureOf(loading: Promise<unknown>): Promise<unknown> {
  const outcome = loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  await jest.runAllTimersAsync();
  return outcome;
}

async function success<T>(loading: Promise<T>): Promise<T> {
  loading.catch(() => undefined);
  await jest.runAllTimersAsync();
  return loading;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loading a page of a remote', () => {
  it('gives the page and says which version it is', async () => {
    const { loader } = loaderWith({ load: async () => sound });
    const loaded = await success(loader.loadPage('agent', 'home'));

    expect(loaded).toMatchObject({ page: { default: Page }, version: '1.1.0' });
    expect(loader.state('agent')).toEqual({ status: 'ready', version: '1.1.0' });
  });

  it('is asked for once, however many ask at the same time', async () => {
    const { loader, asked } = loaderWith({ load: async () => sound });
    await success(Promise.all([loader.loadPage('agent', 'home'), loader.loadPage('agent', 'home')]));

    expect(asked).toEqual(['1.1.0']);
  });

  it('is tried three times when the network fails', async () => {
    let failures = 2;
    const { loader, asked, reported } = loaderWith({
      load: async () => {
        if (failures-- > 0) throw networkFailure();
        return sound;
      },
    });
    const loaded = await success(loader.loadPage('agent', 'home'));

    expect(loaded.version).toBe('1.1.0');
    expect(asked).toEqual(['1.1.0', '1.1.0', '1.1.0']);
    expect(reported).toEqual([]);
  });

  it('is tried again at once when the file turns out to be sound', async () => {
    let failures = 3;
    const { loader, asked } = loaderWith({
      verdict: 'sound',
      load: async () => {
        if (failures-- > 0) throw chunkFailure('home.js');
        return sound;
      },
    });
    const loading = loader.loadPage('agent', 'home');
    // Less than the first pause.
    await jest.advanceTimersByTimeAsync(250);

    await expect(loading).resolves.toMatchObject({ version: '1.1.0' });
    expect(asked).toHaveLength(4);
  });

  it('comes from the older version when a file was altered, without a second try', async () => {
    const { loader, asked, reported } = loaderWith({
      verdict: 'altered',
      load: async ({ version }) => {
        if (version === '1.1.0') throw chunkFailure('home.js');
        return sound;
      },
    });
    const loaded = await success(loader.loadPage('agent', 'home'));

    expect(loaded.version).toBe('1.0.0');
    expect(asked).toEqual(['1.1.0', '1.0.0']);
    expect(reported[0]).toMatchObject({ code: 'INTEGRITY', version: '1.1.0', url: `${newer.base}home.js` });
    expect(loader.state('agent')).toMatchObject({ status: 'degraded', version: '1.0.0' });
  });

  it.each([
    ['of the wrong shape', 'CONTRACT', async () => 'wrong shape'],
    ['without the page', 'CONTRACT', async () => ({ pages: {} })],
    ['with an empty page', 'CONTRACT', async () => ({ pages: { home: async () => ({}) } })],
    ['that throws', 'EVALUATION', async () => Promise.reject(new TypeError('x is undefined'))],
  ])('comes from the older version when the newer one is a module %s', async (_what, code, load) => {
    const { loader, reported } = loaderWith({
      load: (each) => (each.version === '1.1.0' ? load() : Promise.resolve(sound)),
    });
    const loaded = await success(loader.loadPage('agent', 'home'));

    expect(loaded.version).toBe('1.0.0');
    expect(reported[0]?.code).toBe(code);
  });

  it('does not go back to a version that failed a moment ago', async () => {
    const { loader, asked } = loaderWith({
      load: async ({ version }) => (version === '1.1.0' ? 'wrong shape' : sound),
    });
    await success(loader.loadPage('agent', 'home'));
    await success(loader.loadPage('agent', 'home'));

    expect(asked).toEqual(['1.1.0', '1.0.0', '1.0.0']);
  });

  it('fails with what was wrong with the newest version, and works when tried again later', async () => {
    let isDown = true;
    const { loader } = loaderWith({
      load: async () => {
        if (isDown) throw networkFailure();
        return sound;
      },
    });
    const error = await failureOf(loader.loadPage('agent', 'home'));

    expect(error).toMatchObject({ name: 'RemoteError', code: 'NETWORK', version: '1.1.0', phase: 'entry' });
    expect(loader.state('agent')).toEqual({ status: 'failed', error });

    isDown = false;

    await expect(success(loader.loadPage('agent', 'home'))).resolves.toMatchObject({ version: '1.1.0' });
  });

  it('fails after eight seconds when nothing answers, without waiting for the older version', async () => {
    const { loader, asked } = loaderWith({ load: () => new Promise(() => undefined) });
    const started = Date.now();
    const error = await failureOf(loader.loadPage('agent', 'home'));

    expect(error).toMatchObject({ code: 'TIMEOUT', phase: 'entry' });
    expect(Date.now() - started).toBe(8000);
    expect(asked).toEqual(['1.1.0']);
  });

  it('asks for nothing when no version fits this shell, or the remote is switched off', async () => {
    const skewed = loaderWith({ candidates: [], blocked: { code: 'SKEW' }, load: async () => sound });
    const off = loaderWith({
      candidates: [],
      blocked: { code: 'DISABLED', message: 'En maintenance.' },
      load: async () => sound,
    });

    expect(await failureOf(skewed.loader.loadPage('agent', 'home'))).toMatchObject({ code: 'SKEW' });
    expect(await failureOf(off.loader.loadPage('agent', 'home'))).toMatchObject({
      code: 'DISABLED',
      notice: 'En maintenance.',
    });
    expect([...skewed.asked, ...off.asked]).toEqual([]);
  });

  it('fails for a remote that the registry does not have', async () => {
    const { loader } = loaderWith({ load: async () => sound });

    expect(await failureOf(loader.loadPage('nobody', 'home'))).toMatchObject({ code: 'UNKNOWN' });
  });

  it('tells those who watch', async () => {
    const { loader } = loaderWith({ load: async () => sound });
    const seen: string[] = [];
    const stop = loader.subscribe(() => seen.push(loader.state('agent').status));
    await success(loader.loadPage('agent', 'home'));
    stop();
    await success(loader.loadPage('agent', 'home'));

    expect(seen).toEqual(['loading', 'ready']);
  });
});

import { release } from '@portal/registry/registry-samples';
import {
  chunkFailure,
  failureOf,
  loaderWith,
  networkFailure,
  newer,
  offline,
  older,
  oldest,
  Page,
  sound,
  success,
} from '../../test/loader-samples';
import { DescriptionError } from './release-descriptions';

function failing<T = unknown>(times: number, failure: () => Error, result = sound as T) {
  let left = times;
  return async (): Promise<T> => {
    left -= 1;
    if (left >= 0) throw failure();
    return result;
  };
}
const always = <T = unknown>(failure: () => Error) => failing<T>(Infinity, failure);
const newerFails =
  (failure: () => Promise<unknown>) =>
  ({ version }: { version: string }) =>
    version === '1.1.0' ? failure() : Promise.resolve(sound);
const silence = () => new Promise<never>(() => undefined);
const wrongShape = async () => 'wrong shape';
const alone = { candidates: [newer] };
const from = (version: string) => ({ release: { version } });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a page of one version', () => {
  it('comes with what it is of, and says meanwhile how far it is: its description, its code, ready', async () => {
    const seen: string[] = [];
    const note = () => seen.push(loader.state('agent').status);
    const { loader } = loaderWith({
      describe: async () => {
        note();
        return release('agent', '1.1.0');
      },
      load: async () => {
        note();
        return sound;
      },
    });
    const loaded = await success(loader.loadPage('agent', 'home'));

    expect(loaded).toMatchObject({
      page: { default: Page },
      remote: sound,
      release: newer,
      source: 'stable',
    });
    expect(seen).toEqual(['checking', 'loading']);
    expect(loader.state('agent')).toEqual({ status: 'ready', version: '1.1.0', source: 'stable' });
  });

  it('is tried three times when the network fails: after 0.3 s, then 1.2 s, give or take a quarter', async () => {
    const at: number[] = [];
    const attempt = failing(2, networkFailure);
    const { loader, reported } = loaderWith({
      load: () => {
        at.push(Date.now());
        return attempt();
      },
    });
    const loaded = await success(loader.loadPage('agent', 'home'));
    const [first = 0, second = 0, third = 0] = at;

    expect(loaded).toMatchObject(from('1.1.0'));
    expect(at).toHaveLength(3);
    expect(second - first).toBeGreaterThanOrEqual(225);
    expect(second - first).toBeLessThanOrEqual(375);
    expect(third - second).toBeGreaterThanOrEqual(900);
    expect(third - second).toBeLessThanOrEqual(1500);
    expect(reported).toEqual([]);
  });

  it('is tried again when its description could not be had, and fails in that phase when it never comes', async () => {
    const lost = () => new DescriptionError('remote.json could not be had');
    const load = async () => sound;
    const healing = loaderWith({ ...alone, load, describe: failing(2, lost, release('agent', '1.1.0')) });
    const broken = loaderWith({ ...alone, load, describe: always(lost) });
    await success(healing.loader.loadPage('agent', 'home'));

    expect(healing.asked).toEqual(['1.1.0']);
    expect(await failureOf(broken.loader.loadPage('agent', 'home'))).toMatchObject({
      code: 'NETWORK',
      phase: 'description',
      url: `${newer.base}remote.json`,
    });
  });

  it('is tried again at once when the file turns out to be sound', async () => {
    const { loader, asked } = loaderWith({
      verdict: 'sound',
      load: failing(3, () => chunkFailure('home.js')),
    });
    const loading = loader.loadPage('agent', 'home');
    // Less than the first pause.
    await jest.advanceTimersByTimeAsync(200);

    await expect(loading).resolves.toMatchObject(from('1.1.0'));
    expect(asked).toHaveLength(4);
  });

  it('takes eight seconds at most; the next load first renews what is still under way, once', async () => {
    let isSilent = true;
    const load = () => (isSilent ? silence() : Promise.resolve(sound));
    const { loader, renewed } = loaderWith({ ...alone, load });
    const started = Date.now();
    const error = await failureOf(loader.loadPage('agent', 'home'));

    expect(error).toMatchObject({ code: 'TIMEOUT', phase: 'entry' });
    expect(Date.now() - started).toBe(8000);
    expect(renewed).toEqual([]);
    isSilent = false;
    await success(loader.loadPage('agent', 'home'));
    await success(loader.loadPage('agent', 'home'));
    expect(renewed).toEqual(['1.1.0']);
  });
});

describe('without a network', () => {
  it('a page waits for one, and then has all its attempts left', async () => {
    const network = offline();
    const { loader, asked, reported } = loaderWith({ ...alone, load: failing(3, networkFailure) });
    const loading = loader.loadPage('agent', 'home');
    await jest.advanceTimersByTimeAsync(5000);

    expect(asked).toEqual(['1.1.0']);

    network.end();

    await expect(success(loading)).resolves.toMatchObject(from('1.1.0'));
    expect(asked).toHaveLength(4);
    expect(reported).toEqual([]);
  });
});

describe('a page of a remote', () => {
  it.each([
    ['of the wrong shape', 'CONTRACT', wrongShape],
    ['without the page', 'CONTRACT', async () => ({ pages: {} })],
    ['with an empty page', 'CONTRACT', async () => ({ pages: { home: async () => ({}) } })],
    ['that throws', 'EVALUATION', always(() => new TypeError('x is undefined'))],
  ])('comes from the older version when the newer one is a module %s', async (_what, code, load) => {
    const { loader, reported } = loaderWith({ load: newerFails(load) });

    expect(await success(loader.loadPage('agent', 'home'))).toMatchObject(from('1.0.0'));
    expect(reported[0]?.code).toBe(code);
  });

  it('fails three seconds later when the older one says nothing either, and asks no third', async () => {
    const { loader, asked } = loaderWith({ candidates: [newer, older, oldest], load: silence });
    const started = Date.now();
    const error = await failureOf(loader.loadPage('agent', 'home'));

    expect(error).toMatchObject({ code: 'TIMEOUT', version: '1.1.0' });
    expect(Date.now() - started).toBe(11_000);
    expect(asked).toEqual(['1.1.0', '1.0.0']);
  });

  it('fails with what was wrong with the newest version, and works when tried again later', async () => {
    // Three attempts at the newer version, one at the older.
    const { loader } = loaderWith({ load: failing(4, networkFailure) });
    const error = await failureOf(loader.loadPage('agent', 'home'));

    expect(error).toMatchObject({ name: 'RemoteError', code: 'NETWORK', version: '1.1.0', phase: 'entry' });
    expect(loader.state('agent')).toEqual({ status: 'failed', error });
    await expect(success(loader.loadPage('agent', 'home'))).resolves.toMatchObject(from('1.1.0'));
  });

  it.each([
    ['no version fits this shell', 'agent', { code: 'SKEW' }, { code: 'SKEW' }, ['SKEW']],
    [
      'the remote is switched off',
      'agent',
      { code: 'DISABLED', message: 'En maintenance.' },
      { code: 'DISABLED', notice: 'En maintenance.' },
      [],
    ],
    ['the registry does not have the remote', 'nobody', undefined, { code: 'UNKNOWN' }, ['UNKNOWN']],
  ] as const)('costs nothing when %s', async (_what, name, blocked, failure, told) => {
    const { loader, asked, reported } = loaderWith({ candidates: [], blocked, load: async () => sound });

    expect(await failureOf(loader.loadPage(name, 'home'))).toMatchObject(failure);
    expect(asked).toEqual([]);
    expect(reported.map(({ code }) => code)).toEqual(told);
  });
});

describe('a version that failed', () => {
  it('is not gone back to for ten minutes, and is tried again after them', async () => {
    const { loader, asked } = loaderWith({ load: newerFails(wrongShape) });
    await success(loader.loadPage('agent', 'home'));
    await success(loader.loadPage('agent', 'home'));

    expect(asked).toEqual(['1.1.0', '1.0.0', '1.0.0']);
    expect(loader.state('agent')).toMatchObject({ status: 'degraded', source: 'healed' });

    await jest.advanceTimersByTimeAsync(10 * 60_000);
    await success(loader.loadPage('agent', 'home'));

    expect(asked.slice(3)).toEqual(['1.1.0', '1.0.0']);
  });

  it('shows its failure when somebody previews it: it is neither replaced nor remembered', async () => {
    let isBroken = true;
    const { loader, asked, reported } = loaderWith({
      source: 'preview',
      load: newerFails(async () => (isBroken ? 'wrong shape' : sound)),
    });

    expect(await failureOf(loader.loadPage('agent', 'home'))).toMatchObject({
      code: 'CONTRACT',
      version: '1.1.0',
      notice: expect.stringContaining('Quittez l’aperçu') as string,
    });
    expect(asked).toEqual(['1.1.0']);
    expect(reported).toHaveLength(1);

    isBroken = false;

    await expect(success(loader.loadPage('agent', 'home'))).resolves.toMatchObject(from('1.1.0'));
  });
});

describe('a page that throws while it renders', () => {
  it('is mounted again, unless it did so within the last minute', () => {
    const { loader } = loaderWith({ load: async () => sound });

    expect(loader.crashed('agent', '1.1.0')).toBe('again');

    jest.advanceTimersByTime(60_000);

    expect(loader.crashed('agent', '1.1.0')).toBe('again');

    jest.advanceTimersByTime(59_999);

    expect(loader.crashed('agent', '1.1.0')).toBe('replaced');
  });

  it('comes from the older version the second time, for ten minutes', async () => {
    const { loader, asked } = loaderWith({ load: async () => sound });
    loader.crashed('agent', '1.1.0');
    loader.crashed('agent', '1.1.0');
    await success(loader.loadPage('agent', 'home'));

    expect(asked).toEqual(['1.0.0']);
    expect(loader.state('agent')).toMatchObject({ status: 'degraded', version: '1.0.0' });
  });

  it.each([
    ['it is previewed', { source: 'preview' }, true],
    ['there is no network: it may have missed a file', {}, false],
  ] as const)('is given up when %s, and shown again when asked for', async (_what, behaviour, isOnline) => {
    const network = isOnline ? undefined : offline();
    const { loader, asked } = loaderWith({ ...behaviour, load: async () => sound });
    loader.crashed('agent', '1.1.0');

    expect(loader.crashed('agent', '1.1.0')).toBe('given up');

    network?.end();
    await success(loader.loadPage('agent', 'home'));

    expect(asked).toEqual(['1.1.0']);
  });
});

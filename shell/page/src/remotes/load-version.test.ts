import { DescriptionError } from './release-book';
import { release } from '@portal/registry/registry-samples';
import {
  chunkFailure,
  failureOf,
  loaderWith,
  networkFailure,
  newer,
  offline,
  Page,
  sound,
  success,
} from './loader-samples';

const alone = { candidates: [newer] };

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('loading one version', () => {
  it('gives the page and says which version it is', async () => {
    const { loader } = loaderWith({ load: async () => sound });
    const loaded = await success(loader.loadPage('agent', 'home'));

    expect(loaded).toMatchObject({ page: { default: Page }, version: '1.1.0' });
    expect(loader.state('agent')).toEqual({ status: 'ready', version: '1.1.0', source: 'stable' });
  });

  it('tells how far it is to those who watch: its description, its code, ready', async () => {
    const { loader } = loaderWith({ load: async () => sound });
    const seen: string[] = [];
    const stop = loader.subscribe(() => seen.push(loader.state('agent').status));
    await success(loader.loadPage('agent', 'home'));
    stop();
    await success(loader.loadPage('agent', 'home'));

    expect(seen).toEqual(['checking', 'loading', 'ready']);
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

  it('waits 0.3 s, then 1.2 s, give or take a quarter', async () => {
    const at: number[] = [];
    const { loader } = loaderWith({
      ...alone,
      load: async () => {
        at.push(Date.now());
        throw networkFailure();
      },
    });
    await failureOf(loader.loadPage('agent', 'home'));
    const [first = 0, second = 0, third = 0] = at;

    expect(at).toHaveLength(3);
    expect(second - first).toBeGreaterThanOrEqual(225);
    expect(second - first).toBeLessThanOrEqual(375);
    expect(third - second).toBeGreaterThanOrEqual(900);
    expect(third - second).toBeLessThanOrEqual(1500);
  });

  it('is tried again when its description could not be had', async () => {
    let failures = 2;
    const { loader, asked } = loaderWith({
      ...alone,
      load: async () => sound,
      describe: async ({ version }) => {
        if (failures-- > 0) throw new DescriptionError('remote.json could not be had');
        return release('agent', version);
      },
    });
    await success(loader.loadPage('agent', 'home'));

    expect(failures).toBe(-1);
    expect(asked).toEqual(['1.1.0']);
  });

  it('fails in the phase of its description when that never comes', async () => {
    const { loader } = loaderWith({
      ...alone,
      load: async () => sound,
      describe: async () => {
        throw new DescriptionError('remote.json could not be had');
      },
    });

    expect(await failureOf(loader.loadPage('agent', 'home'))).toMatchObject({
      code: 'NETWORK',
      phase: 'description',
      url: `${newer.base}remote.json`,
    });
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
    await jest.advanceTimersByTimeAsync(200);

    await expect(loading).resolves.toMatchObject({ version: '1.1.0' });
    expect(asked).toHaveLength(4);
  });

  it('takes eight seconds at most, and lets go of what is still under way', async () => {
    let given: AbortSignal | undefined;
    const { loader, abandoned } = loaderWith({
      ...alone,
      load: (_, signal) => {
        given = signal;
        return new Promise(() => undefined);
      },
    });
    const started = Date.now();
    const error = await failureOf(loader.loadPage('agent', 'home'));

    expect(error).toMatchObject({ code: 'TIMEOUT', phase: 'entry' });
    expect(Date.now() - started).toBe(8000);
    expect(given?.aborted).toBe(true);
    expect(abandoned).toEqual(['1.1.0']);
  });
});

describe('loading one version without a network', () => {
  it('waits for the network instead of spending its attempts', async () => {
    const network = offline();
    let isDown = true;
    const { loader, asked, reported } = loaderWith({
      load: async () => {
        if (isDown) throw networkFailure();
        return sound;
      },
    });
    const loading = loader.loadPage('agent', 'home');
    await jest.advanceTimersByTimeAsync(5000);

    expect(asked).toEqual(['1.1.0']);

    isDown = false;
    network.end();

    await expect(success(loading)).resolves.toMatchObject({ version: '1.1.0' });
    expect(reported).toEqual([]);
  });

  it('has all its attempts left once the network is back', async () => {
    const network = offline();
    let failures = 3;
    const { loader, asked } = loaderWith({
      ...alone,
      load: async () => {
        if (failures-- > 0) throw networkFailure();
        return sound;
      },
    });
    const loading = loader.loadPage('agent', 'home');
    await jest.advanceTimersByTimeAsync(1000);
    network.end();

    await expect(success(loading)).resolves.toMatchObject({ version: '1.1.0' });
    expect(asked).toHaveLength(4);
  });

  it('fails after eight seconds, blaming no version for it', async () => {
    const network = offline();
    const { loader, asked, reported } = loaderWith({
      load: async () => {
        throw networkFailure();
      },
    });

    expect(await failureOf(loader.loadPage('agent', 'home'))).toMatchObject({ code: 'OFFLINE' });
    expect(asked).toEqual(['1.1.0']);
    expect(reported).toEqual([]);

    network.end();
  });
});

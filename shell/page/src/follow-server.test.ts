import type { Role } from '@portal/domain/access';
import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import type { Canary } from '@portal/registry/registry';
import { NEVER } from 'rxjs';
import { followServer } from './follow-server';
import { createCurrentVisit } from './routing/current-visit';

const RELEASE = listed('agent', '1.4.2');

interface Opened {
  /** The serials of the server's registry, one per request. */
  readonly served?: readonly number[];
  readonly role?: Role;
  readonly isSent?: boolean;
}

/** A page of serial 1 in which the agent app runs. */
function openPage({ served = [], role = 'AGENT', isSent = true }: Opened = {}) {
  const next = [...served];
  let tell: (list: object) => void = () => undefined;
  globalThis.PerformanceObserver = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
  } as never;
  let serial = 1;
  let asked = 0;
  let canary: Canary | undefined;
  const listeners: (() => void)[] = [];
  const remotes = {
    get serial() {
      return serial;
    },
    refresh: async () => {
      asked += 1;
      serial = next.shift() ?? serial;
    },
    isWithdrawn: () => false,
    isBusy: () => false,
    onChange: (listener: () => void) => {
      listeners.push(listener);
      return () => false;
    },
    inspect: () => ({
      registry: registryOf(entryOf([RELEASE], { canary })),
      choices: [
        {
          name: 'agent',
          release: RELEASE,
          source: 'stable' as const,
          declared: { routes: [], menu: [] },
          candidates: [RELEASE],
          blocked: undefined,
        },
      ],
    }),
    state: () => ({ status: 'ready' as const, version: '1.4.2', source: 'stable' as const }),
  };
  const router = { state: { navigation: { state: 'idle' } }, subscribe: () => () => undefined } as never;
  const session = { current: () => ({ role }) as never };
  followServer(
    router,
    { remotes, session, visit: createCurrentVisit() },
    { unsaved: { changes: NEVER } },
    { isSent },
  );
  return {
    /** A registry with a canary for these roles arrives. */
    async canaryFor(roles: Canary['roles']) {
      canary = { version: '1.5.0', percent: 10, roles, salt: 'agent-1.5.0' };
      for (const listener of listeners) listener();
      // By now the code that tells would have been loaded.
      await import('./telemetry/send-visits');
      await new Promise((resolve) => setTimeout(resolve));
    },
    hear: async (...serials: (number | string)[]) => {
      for (const each of serials)
        tell({ getEntries: () => [{ serverTiming: [{ name: 'registry', description: String(each) }] }] });
      await new Promise((resolve) => setTimeout(resolve));
    },
    asked: () => asked,
    serial: () => serial,
  };
}

it.each<[string, (number | string)[], number]>([
  ['a newer registry is fetched once, however often it is told of', [2, 2, 2], 1],
  ['the same one is not', [1], 0],
  ['an older one, of a file from the cache, is not', [0], 0],
  ['one that cannot be read is not', ['x'], 0],
])('%s', async (_what, told, times) => {
  const page = openPage({ served: [2] });
  await page.hear(...told);
  expect(page.asked()).toBe(times);
});

it('a request that left before the change is followed by another', async () => {
  const page = openPage({ served: [1, 2] });
  await page.hear(2);
  expect(page.asked()).toBe(2);
  expect(page.serial()).toBe(2);
});

it('an instance of the server that is late is not asked again and again', async () => {
  const page = openPage();
  await page.hear(2, 2);
  await page.hear(2);
  expect(page.asked()).toBe(2);
});

describe('how visits went', () => {
  let posted: unknown[];
  let status: number;
  beforeEach(() => {
    Object.assign(globalThis, { __SHELL_VERSION__: '1.3.0' });
    posted = [];
    status = 204;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      posted.push(typeof init?.body === 'string' ? JSON.parse(init.body) : undefined);
      return Promise.resolve(new Response(null, { status }));
    });
    Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });
  });

  it('is told once there is a canary for this user, and once only', async () => {
    const page = openPage();
    await page.hear(1);
    expect(posted).toEqual([]);
    await page.canaryFor(undefined);
    await page.canaryFor(['AGENT', 'DIRECTOR']);
    expect(posted).toEqual([
      {
        shell: '1.3.0',
        serial: 1,
        problems: [],
        visits: [{ remote: 'agent', version: '1.4.2', source: 'stable', hasFailed: false }],
      },
    ]);
  });

  it.each<[string, Opened]>([
    ['for other roles', { role: 'DIRECTOR' }],
    ['where this visit is not one that is reported', { isSent: false }],
  ])('is not told %s', async (_what, opened) => {
    const page = openPage(opened);
    await page.canaryFor(['AGENT']);
    expect(posted).toEqual([]);
  });
});

import { followServer } from './follow-server';
import { createCurrentVisit } from './routing/current-visit';
import { NEVER } from 'rxjs';

/** A page of serial 1; the server's registry has the given serials, one per request. */
function openPage(...served: number[]) {
  let tell: (list: object) => void = () => undefined;
  globalThis.PerformanceObserver = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe() {}
  } as never;
  let serial = 1;
  let asked = 0;
  const remotes = {
    get serial() {
      return serial;
    },
    refresh: async () => {
      asked += 1;
      serial = served.shift() ?? serial;
    },
    isWithdrawn: () => false,
    isBusy: () => false,
    onChange: () => () => false,
  };
  const router = { subscribe: () => () => undefined } as never;
  followServer(router, { remotes, visit: createCurrentVisit(), unsaved: { changes: NEVER } });
  return {
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
  const page = openPage(2);
  await page.hear(...told);
  expect(page.asked()).toBe(times);
});

it('a request that left before the change is followed by another', async () => {
  const page = openPage(1, 2);
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

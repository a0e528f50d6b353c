import { loadHighcharts } from './load-highcharts';

const page = globalThis as Record<symbol, unknown>;
const KEY = Symbol.for('portal.highcharts');

afterEach(() => {
  page[KEY] = undefined;
});

it('draws with the copy that another version of this remote has loaded: its policy can be made once', async () => {
  const first = () => null;
  page[KEY] = Promise.resolve(first);
  expect(await loadHighcharts()).toBe(first);
});

it('forgets a load that failed, so that it can be tried again', async () => {
  // jsdom cannot load Highcharts.
  const failed = loadHighcharts();
  await expect(failed).rejects.toThrow();
  expect(loadHighcharts()).not.toBe(failed);
  await expect(loadHighcharts()).rejects.toThrow();
});

import { hearSerials } from './heard-serials';

type Timing = Readonly<Record<'name' | 'description', string>>;

/** jsdom has no such observer: the entries of a browser are handed to it. */
function observe(onSerial: (serial: number) => void): (...timings: Timing[]) => void {
  let tell: (list: object) => void = () => undefined;
  globalThis.PerformanceObserver = class {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(what: object) {
      expect(what).toEqual({ type: 'resource', buffered: true });
    }
  } as never;
  hearSerials(onSerial);
  return (...timings) =>
    tell({ getEntries: () => [{}, ...timings.map((timing) => ({ serverTiming: [timing] }))] });
}

it('reads the serial of each response that has one, and does without where the browser tells none', () => {
  const heard: number[] = [];
  const answer = observe((serial) => heard.push(serial));
  answer({ name: 'registry', description: '12' }, { name: 'db', description: '13' });
  answer({ name: 'registry', description: 'x' });
  answer({ name: 'registry', description: '14' });
  expect(heard).toEqual([12, NaN, 14]);
});

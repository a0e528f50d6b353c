import { keepSaying, secondsSince } from './keep-saying.cjs';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function record(work: (say: (line: string) => void) => void): readonly (readonly [number, string])[] {
  const started = Date.now();
  const said: [number, string][] = [];
  const saying = keepSaying({
    say: (line) => said.push([(Date.now() - started) / 1000, line]),
    status: () => `still at it (${secondsSince(started)})`,
  });
  work(saying.say);
  saying.stop();
  jest.advanceTimersByTime(60_000);
  return said;
}

describe('what takes long', () => {
  it('says a line at least every five seconds, and none once it is over', () => {
    const said = record(() => jest.advanceTimersByTime(55_000));
    const moments = [0, ...said.map(([second]) => second), 55];

    expect(said.length).toBeGreaterThan(10);
    for (const [index, moment] of moments.slice(1).entries())
      expect(moment - (moments[index] ?? 0)).toBeLessThan(5);
    expect(said.at(0)).toEqual([4, 'still at it (4 s)']);
  });

  it('repeats nothing while it has something else to say', () => {
    const said = record((say) => {
      for (const line of ['one', 'two', 'three']) {
        jest.advanceTimersByTime(3000);
        say(line);
      }
    });

    expect(said.map(([, line]) => line)).toEqual(['one', 'two', 'three']);
  });
});

import fc from 'fast-check';
import { binomialTail, fisherTail } from './exact-tests';
import {
  judgeCanary,
  MAX_CHANCE,
  MIN_STABLE,
  MIN_TIMED,
  TOLERATED,
  type Heard,
  type Verdict,
} from './judge-canary';

const NOBODY: Heard = { clients: 0, withProblems: 0, withFailedLoads: 0, contentMs: [] };
const heard = (withProblems: number, clients: number, more: Partial<Heard> = {}): Heard => ({
  ...NOBODY,
  clients,
  withProblems,
  ...more,
});
const judge = (canary: Heard, stable: Heard): Verdict | undefined =>
  judgeCanary({ version: '1.5.0', heard: canary }, { version: '1.4.2', heard: stable });

describe('problems of a canary', () => {
  it.each<[string, Heard, Heard, boolean]>([
    ['nobody came', NOBODY, NOBODY, false],
    ['a canary that throws for everybody', heard(5, 5), heard(0, 60), true],
    ['four clients are no evidence', heard(4, 4), heard(0, 1000), false],
    ['nor are five, beside few of the stable version', heard(5, 5), heard(0, 15), false],
    ['most of nine', heard(7, 9), heard(0, 60), true],
    ['half of them, where a few have problems anyway', heard(15, 30), heard(6, 120), true],
    ['the same share', heard(30, 100), heard(90, 300), false],
    ['twice as many of very few', heard(10, 100), heard(15, 300), false],
    ['a difference that is certain and small', heard(70, 1000), heard(25, 1000), false],
    ['one that is certain and not so small', heard(110, 1000), heard(25, 1000), true],
    ['a canary that is better', heard(0, 300), heard(300, 300), false],
    ['an outage that hits both', heard(40, 40), heard(60, 60), false],
  ])('%s', (_what, canary, stable, isEnded) => {
    expect(judge(canary, stable) !== undefined).toBe(isEnded);
  });

  it.each<[string, Heard, Heard, boolean]>([
    ['seven of seven, where everybody gets it', heard(7, 7), NOBODY, true],
    ['six of six', heard(6, 6), NOBODY, false],
    ['a third of them', heard(10, 30), NOBODY, false],
    ['two thirds', heard(20, 30), NOBODY, true],
    ['one client of the stable version hides nothing', heard(7, 7), heard(1, 1), true],
    ['an outage hits the few others too', heard(20, 20), heard(6, 7), false],
  ])('without clients to compare with: %s', (_what, canary, stable, isEnded) => {
    expect(judge(canary, stable) !== undefined).toBe(isEnded);
  });

  it('are told in the words of an operator', () => {
    expect(judge(heard(7, 9), heard(0, 60))).toEqual({
      signal: 'problems',
      words: '7 of 9 clients of 1.5.0 had problems, 0 of 60 of 1.4.2',
    });
  });

  it('are told as failed loads where they are', () => {
    expect(judge(heard(9, 9, { withFailedLoads: 7 }), heard(20, 60))).toEqual({
      signal: 'loads',
      words: '7 of 9 clients of 1.5.0 could not load it, 0 of 60 of 1.4.2',
    });
  });
});

describe('the time to first content', () => {
  const times = (count: number, ms: number): Heard =>
    heard(0, count, { contentMs: Array.from({ length: count }, (_, index) => ms + index) });

  it.each<[string, Heard, Heard, boolean]>([
    ['twice as long', times(30, 4000), times(60, 2000), true],
    ['a second of ten', times(30, 11_200), times(60, 10_000), false],
    ['twice of very little', times(30, 600), times(60, 300), false],
    ['too few of the canary', times(MIN_TIMED - 1, 9000), times(60, 1000), false],
    ['too few of the stable version', times(60, 9000), times(MIN_TIMED - 1, 1000), false],
    ['faster', times(30, 1000), times(60, 4000), false],
  ])('%s', (_what, canary, stable, isEnded) => {
    expect(judge(canary, stable) !== undefined).toBe(isEnded);
  });

  it('is told in seconds', () => {
    expect(judge(times(30, 4000), times(60, 2000))).toEqual({
      signal: 'time',
      words: '1.5.0 took 4.0 s to its first content, 1.4.2 2.0 s (medians of 30 and 60 clients)',
    });
  });
});

/** As many clients as a portal may have, of whom some are affected. */
const anyHeard = fc
  .tuple(fc.nat(300), fc.nat(300))
  .map(([one, two]) => heard(Math.min(one, two), Math.max(one, two)));

/** Everything that one client may add to one version: itself, well or not, loaded or not, at any time. */
const oneMore = (
  { clients, withProblems, withFailedLoads, contentMs }: Heard,
  is: Partial<Heard>,
): Heard => ({
  clients: clients + 1,
  withProblems: withProblems + (is.withProblems ?? 0),
  withFailedLoads: withFailedLoads + (is.withFailedLoads ?? 0),
  contentMs: [...contentMs, ...(is.contentMs ?? [])],
});
const AFFECTED = { withProblems: 1, withFailedLoads: 1 };

describe('one client', () => {
  it('ends no canary alone', () => {
    const worst = oneMore(NOBODY, { ...AFFECTED, contentMs: [60_000] });
    fc.assert(
      fc.property(anyHeard, (stable) => {
        expect(judge(worst, stable)).toBeUndefined();
      }),
    );
  });

  it('raises no alarm where the others are no evidence by themselves', () => {
    fc.assert(
      fc.property(anyHeard, anyHeard, (canary, stable) => {
        fc.pre(judge(oneMore(canary, AFFECTED), oneMore(stable, {})) !== undefined);
        const others = { affected: canary.withProblems, clients: canary.clients };
        const chance =
          stable.clients + 1 < MIN_STABLE
            ? binomialTail(others, TOLERATED)
            : fisherTail(others, { affected: stable.withProblems, clients: stable.clients });
        expect(chance).toBeLessThanOrEqual(MAX_CHANCE);
      }),
    );
  });

  it('hides a canary that throws for two clients more at most', () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 300 }), fc.integer({ min: 10, max: 300 }), (count, others) => {
        fc.pre(judge(heard(count, count), heard(0, others)) !== undefined);
        const hidden = oneMore(heard(count + 2, count + 2), {});
        expect(judge(hidden, oneMore(heard(0, others), AFFECTED))).toBeDefined();
      }),
    );
  });
});

it('a canary that throws for everybody is ended, at the latest with its seventh client', () => {
  fc.assert(
    fc.property(fc.integer({ min: 7, max: 1000 }), fc.integer({ min: 15, max: 1000 }), (count, others) => {
      expect(judge(heard(count, count), heard(0, others))).toMatchObject({ signal: 'problems' });
    }),
  );
});

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A canary that is as good as the stable version, looked at after each of its clients: whether it is ended. */
function isWronglyEnded(share: number, troubled: number, seed: number): boolean {
  const next = numbersFrom(seed);
  let canary = NOBODY;
  let stable = NOBODY;
  for (let client = 0; client < 400; client += 1) {
    const isCanary = next() < share;
    const told = next() < troubled ? AFFECTED : {};
    if (isCanary) canary = oneMore(canary, told);
    else stable = oneMore(stable, told);
    if (isCanary && judge(canary, stable)) return true;
  }
  return false;
}

it.each([
  [0.05, 0.02],
  [0.05, 0.2],
  [0.1, 0.1],
  [0.1, 0.4],
  [0.5, 0.05],
  [0.5, 0.2],
  [0.5, 0.4],
])(
  'fewer than 1 of 200 healthy canaries end: for a share of %f, where a share of %f has problems anyway',
  (share, troubled) => {
    const canaries = 600;
    let ended = 0;
    for (let seed = 0; seed < canaries; seed += 1) {
      if (isWronglyEnded(share, troubled, seed * 7919 + 1)) ended += 1;
    }
    expect(ended / canaries).toBeLessThan(1 / 200);
  },
);

it('fewer than 1 of 200 healthy canaries end for their time', () => {
  const canaries = 150;
  let ended = 0;
  for (let seed = 0; seed < canaries; seed += 1) {
    const next = numbersFrom(seed * 104_729 + 3);
    // Skewed like times of networks: most short, some very long.
    const timed = () => Math.round(800 + 6000 * next() ** 4);
    let canary = NOBODY;
    let stable = NOBODY;
    for (let client = 0; client < 160; client += 1) {
      const isCanary = next() < 0.5;
      const told = { contentMs: [timed()] };
      if (isCanary) canary = oneMore(canary, told);
      else stable = oneMore(stable, told);
      if (isCanary && judge(canary, stable)) {
        ended += 1;
        break;
      }
    }
  }
  expect(ended / canaries).toBeLessThan(1 / 200);
});

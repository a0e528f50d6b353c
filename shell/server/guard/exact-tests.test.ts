import fc from 'fast-check';
import { binomialTail, fisherTail, medianOf, rankSumDeviation, type Share } from './exact-tests';

const of = (affected: number, clients: number): Share => ({ affected, clients });

/** Counts instead of computing: every way to choose who is hit, one by one. */
function fisherByHand(group: Share, other: Share): number {
  const all = group.clients + other.clients;
  const hit = group.affected + other.affected;
  let ways = 0;
  let atLeast = 0;
  for (let set = 0; set < 2 ** all; set += 1) {
    const bits = set.toString(2);
    if (bits.replaceAll('0', '').length !== hit) continue;
    ways += 1;
    // The group is who comes first.
    const inGroup = bits.padStart(all, '0').slice(0, group.clients).replaceAll('0', '').length;
    if (inGroup >= group.affected) atLeast += 1;
  }
  return atLeast / ways;
}

describe('Fisher’s exact test', () => {
  it.each<[string, Share, Share, number]>([
    // Fisher's own: a lady says of eight cups of tea which four had the milk first.
    ['the lady tasting tea', of(4, 4), of(0, 4), 1 / 70],
    ['the lady, with one cup wrong', of(3, 4), of(1, 4), 17 / 70],
    ['nobody hit', of(0, 9), of(0, 60), 1],
    ['nobody there', of(0, 0), of(0, 0), 1],
    ['everybody hit', of(5, 5), of(9, 9), 1],
  ])('%s', (_what, group, other, probability) => {
    expect(fisherTail(group, other)).toBeCloseTo(probability, 12);
  });

  it('is what counting gives', () => {
    const small = fc
      .tuple(fc.nat(5), fc.nat(5))
      .map(([one, two]) => of(Math.min(one, two), Math.max(one, two)));
    fc.assert(
      fc.property(small, small, (group, other) => {
        expect(fisherTail(group, other)).toBeCloseTo(fisherByHand(group, other), 9);
      }),
    );
  });

  it('stays a probability with a thousand on each side', () => {
    expect(fisherTail(of(500, 1000), of(500, 1000))).toBeGreaterThan(0.5);
    expect(fisherTail(of(900, 1000), of(10, 1000))).toBeLessThan(1e-100);
  });
});

it.each([
  [0, 7, 0.2, 1],
  [7, 7, 0.2, 0.2 ** 7],
  [1, 2, 0.5, 0.75],
  [3, 5, 0, 0],
  [3, 5, 1, 1],
])('at least %i of %i, each with %f: %f', (affected, clients, probability, tail) => {
  expect(binomialTail(of(affected, clients), probability)).toBeCloseTo(tail, 12);
});

it.each<[readonly number[], number]>([
  [[], NaN],
  [[3], 3],
  [[1, 2, 9], 2],
  [[1, 2, 4, 9], 3],
])('the middle of %j is %d', (sorted, middle) => {
  expect(medianOf(sorted)).toBe(middle);
});

describe('the test of Mann and Whitney', () => {
  it.each<[string, number[], number[], number]>([
    // U = 25 of 25, mean 12.5, variance 5 · 5 · 11 / 12.
    ['all slower', [6, 7, 8, 9, 10], [1, 2, 3, 4, 5], 12 / Math.sqrt(275 / 12)],
    ['all faster', [1, 2, 3], [7, 8, 9], 0],
    ['all the same', [4, 4, 4], [4, 4], 0],
    ['nobody', [], [], 0],
    ['one side empty', [1, 2], [], 0],
    // Ranks 1, twice 2.5, and 4: U = 3.5 of 4, mean 2.
    ['ties', [2, 3], [1, 2], 1 / Math.sqrt((4 / 12) * (5 - 6 / 12))],
  ])('%s', (_what, slower, faster, deviation) => {
    expect(rankSumDeviation(slower, faster)).toBeCloseTo(deviation, 9);
  });
});

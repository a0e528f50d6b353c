import { createRandom } from './random';

describe('the random sequence of a seed', () => {
  it('is the same for the same seed and another for another', () => {
    const draw = (seed: string): number[] => {
      const random = createRandom(seed);
      return Array.from({ length: 5 }, () => random.int(0, 1_000_000));
    };
    expect(draw('projects')).toEqual(draw('projects'));
    expect(draw('projects')).not.toEqual(draw('people'));
  });

  it('follows weights, means and medians', () => {
    const random = createRandom('shape');
    const many = Array.from({ length: 20_000 });
    const heads = many.filter(() =>
      random.weighted([
        [true, 3],
        [false, 1],
      ]),
    ).length;
    expect(heads / 20_000).toBeCloseTo(0.75, 1);
    const contacts = many.map(() => random.poisson(2.5));
    expect(contacts.reduce((sum, count) => sum + count, 0) / 20_000).toBeCloseTo(2.5, 1);
    const incomes = many.map(() => random.logNormal(54_000, 0.45)).sort((a, b) => a - b);
    expect(incomes[10_000]).toBeGreaterThan(52_500);
    expect(incomes[10_000]).toBeLessThan(55_500);
  });

  it('shuffles without losing anything, and chooses from nothing only with an error', () => {
    const random = createRandom('cards');
    expect(random.shuffle([1, 2, 3, 4]).sort()).toEqual([1, 2, 3, 4]);
    expect(() => random.pick([])).toThrow(RangeError);
  });
});

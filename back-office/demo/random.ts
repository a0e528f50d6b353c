export type Weights = readonly (readonly [number, number])[];

export const weightsOf = (pairs: readonly (readonly number[])[]): Weights =>
  pairs.map(([value = 0, weight = 0]) => [value, weight]);

export interface Random {
  next(): number;
  /** An integer between two bounds, both included. */
  int(min: number, max: number): number;
  between(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(values: readonly T[]): T;
  weighted<T>(choices: readonly (readonly [T, number])[]): T;
  /** A log-normal number; `sigma` is the standard deviation of its logarithm. */
  logNormal(median: number, sigma: number): number;
  poisson(mean: number): number;
  shuffle<T>(values: readonly T[]): T[];
}

/** FNV-1a, so that similar seeds give unrelated sequences. */
function hash(text: string): number {
  let state = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    state = Math.imul(state ^ text.charCodeAt(index), 0x01000193);
  }
  return state >>> 0;
}

/** The sequence of a seed (mulberry32). With a seed per part, a new draw in one leaves the others alone. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (min: number, max: number): number => min + next() * (max - min);
  const int = (min: number, max: number): number => Math.floor(between(min, max + 1));
  const at = <T>(values: readonly T[], index: number): T => {
    const value = values.at(index);
    if (value === undefined) throw new RangeError('Nothing to choose from');
    return value;
  };
  const normal = (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());

  return {
    next,
    int,
    between,
    chance: (probability) => next() < probability,
    pick: (values) => at(values, int(0, values.length - 1)),
    weighted(choices) {
      const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
      let rest = next() * total;
      for (const [value, weight] of choices) {
        rest -= weight;
        if (rest < 0) return value;
      }
      return at(choices, -1)[0];
    },
    logNormal: (median, sigma) => median * Math.exp(sigma * normal()),
    poisson(mean) {
      const limit = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > limit; product *= next()) count += 1;
      return count;
    },
    shuffle(values) {
      const copy = [...values];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = int(0, last);
        const held = at(copy, last);
        copy[last] = at(copy, other);
        copy[other] = held;
      }
      return copy;
    },
  };
}

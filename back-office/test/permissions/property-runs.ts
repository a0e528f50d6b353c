/** How often a property is tried, and from which seed; fast-check prints the seed and the path of what it finds. */
export interface Runs {
  readonly numRuns: number;
  readonly seed?: number;
  readonly endOnFailure: boolean;
}

/**
 * Few runs in each test run, many when asked: `PROPERTY_RUNS=200 npm run test:unit -- permission`. What a run found is
 * found again with `PROPERTY_SEED=<seed>`.
 * @param usual runs that fit a test run
 */
export function runsOf(usual: number): Runs {
  const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env;
  return {
    numRuns: runs === undefined ? usual : Number(runs),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    // A world is large and each try takes seconds: the first that fails is shown as it is.
    endOnFailure: runs === undefined,
  };
}

/** How often a property is tried and from which seed. On failure fast-check prints seed and path. */
export interface Runs {
  readonly numRuns: number;
  readonly seed?: number;
  readonly endOnFailure: boolean;
}

/**
 * Few runs in a test run, more on demand: `PROPERTY_RUNS=200 npm run test:unit -- permission`. Reproduce a failure with
 * `PROPERTY_SEED=<seed>`.
 * @param usual runs that fit a test run
 */
export function runsOf(usual: number): Runs {
  const { PROPERTY_RUNS: runs, PROPERTY_SEED: seed } = process.env;
  return {
    numRuns: runs === undefined ? usual : Number(runs),
    ...(seed === undefined ? {} : { seed: Number(seed) }),
    // No shrinking: each try takes seconds.
    endOnFailure: runs === undefined,
  };
}

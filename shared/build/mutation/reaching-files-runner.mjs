import { createRequire } from 'node:module';
import { reachedMutants } from './fail-fast-environment.mjs';

const jest = createRequire(createRequire(import.meta.url).resolve('jest'));
const { default: TestRunner } = createRequire(jest.resolve('@jest/core'))('jest-runner');

/** Processor time of the test files that are tried for one mutant: hostile input alone takes minutes. */
const TRIED_FOR_MS = 15_000;

/**
 * Runs only the test files that reach the code of the mutant, the quickest first, up to the first failure. Stryker alone
 * would load all files for each mutant, and run all of them for code that runs outside a test (a table, a `beforeAll`).
 */
export default class ReachingFilesRunner extends TestRunner {
  async runTests(tests, watcher, options) {
    const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
    if (mutant === undefined) return super.runTests(tests, watcher, options);
    const reached = reachedMutants();
    const reaching = tests
      .filter(({ path }) => reached[path]?.mutants.includes(mutant))
      .sort((one, other) => reached[one.path].ms - reached[other.path].ms);
    let hasFailed = false;
    this.on('test-file-success', ([, { numFailingTests, testExecError }]) => {
      hasFailed ||= numFailingTests > 0 || testExecError !== undefined;
    });
    this.on('test-file-failure', () => {
      hasFailed = true;
    });
    let spentMs = 0;
    for (const test of reaching) {
      spentMs += reached[test.path].ms;
      if (hasFailed || (spentMs > TRIED_FOR_MS && test !== reaching[0])) return;
      await super.runTests([test], watcher, options);
    }
  }
}

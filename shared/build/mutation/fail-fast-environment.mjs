import { readFileSync, writeFileSync } from 'node:fs';
import BrowserEnvironment from '../jest-preset/screen-environment.mjs';
import ServerEnvironment from '../jest-preset/server-environment.mjs';

const { MUTATION_PROJECT: project, MUTATION_REACHED: file } = process.env;

/**
 * What Stryker's first run learnt, by test file: the mutants whose code ran, and the processor time of the file.
 * @typedef {Record<string, { mutants: string[], ms: number }>} Reached
 */

/** @returns {Reached} */
export const reachedMutants = () => JSON.parse(readFileSync(file, 'utf8'));

/** @type {Reached} */
const reached = {};
let counted = {};

/** Skips the remaining tests of a file once one failed; in Stryker's first run, notes which mutants the file reaches. */
export default class FailFastEnvironment extends (project === 'browser'
  ? BrowserEnvironment
  : ServerEnvironment) {
  #testPath;
  #start = process.cpuUsage();
  #hasFailed = false;

  constructor(config, context) {
    super(config, context);
    this.#testPath = context.testPath;
  }

  async handleTestEvent({ name, test }) {
    if (name === 'test_done' && test.errors.length > 0) this.#hasFailed = true;
    if (name === 'test_start' && this.#hasFailed) test.mode = 'skip';
    if (name === 'run_finish' && !process.env.__STRYKER_ACTIVE_MUTANT__) this.#note();
  }

  /** Stryker counts how often the code of each mutant ran, over all files. */
  #note() {
    const { mutantCoverage } = this.global[this.global.__strykerGlobalNamespace__] ?? {};
    if (!mutantCoverage) return;
    const counts = {};
    for (const some of [mutantCoverage.static, ...Object.values(mutantCoverage.perTest)])
      for (const [mutant, count] of Object.entries(some)) counts[mutant] = (counts[mutant] ?? 0) + count;
    const mutants = Object.keys(counts).filter((mutant) => counts[mutant] !== counted[mutant]);
    counted = counts;
    const { user, system } = process.cpuUsage(this.#start);
    reached[this.#testPath] = { mutants, ms: (user + system) / 1000 };
    writeFileSync(file, JSON.stringify(reached));
  }
}

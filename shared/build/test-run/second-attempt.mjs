/** More failing files than these are not flaky, but broken. */
const AT_MOST_FILES = 5;

/**
 * @typedef {object} Attempt one run of a suite
 * @property {number} code
 * @property {string} output
 * @property {import('./tally.mjs').SuiteReport | undefined} totals
 * @property {boolean} broken whether it failed outside its tests
 */

/**
 * The result of a suite after the few failing files were run again, alone on the machine. A test that passes then
 * counts as passed and is listed as flaky: the test or the product has a race to fix.
 * @param {Attempt} first
 * @param {((files: readonly string[]) => Promise<Attempt>) | undefined} runAgain
 * @returns {Promise<Attempt>}
 */
export async function withSecondAttempt(first, runAgain) {
  const files = first.totals?.failedFiles ?? [];
  if (first.broken || !runAgain || files.length === 0 || files.length > AT_MOST_FILES) return first;
  const second = await runAgain(files);
  if (second.totals === undefined || second.broken) return first;
  const { totals } = first;
  const isElsewhere = ({ name }) => !files.some((file) => name === file || name.startsWith(`${file} › `));
  const failedAgain = second.totals.failedTests ?? [];
  return {
    ...second,
    totals: {
      ...totals,
      passed: totals.tests.filter((test) => isElsewhere(test) && test.passed).length + second.totals.passed,
      failed: second.totals.failed,
      unsteady: (totals.failedTests ?? []).filter((name) => !failedAgain.includes(name)),
      tests: [...totals.tests.filter(isElsewhere), ...second.totals.tests],
    },
  };
}

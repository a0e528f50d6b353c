import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root } from '../commands/install.mjs';

/** How many tests a report of Jest or of Playwright says passed and failed, files that broke included. */
const countsOf = ({ stats, errors = [], numPassedTests, numFailedTests, numRuntimeErrorTestSuites }) =>
  stats === undefined
    ? { passed: numPassedTests, failed: numFailedTests + numRuntimeErrorTestSuites }
    : { passed: stats.expected, failed: stats.unexpected + errors.length };

/** Runs a command; resolves with its exit code and its output. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe'];
    const child = spawn(command, args, { cwd: root, env: { ...process.env, ...env }, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Counts passes and failures. */
export function createTally() {
  let passed = 0;
  let failed = 0;
  const tell = (code, what, started) =>
    console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${what} (${((Date.now() - started) / 1000).toFixed(0)} s)`);

  return {
    /** A check that passes or fails as a whole, and shows its output when it fails. @returns whether it passed */
    async check(name, command, args) {
      const started = Date.now();
      const { code, output } = await run(command, args);
      if (code === 0) passed += 1;
      else failed += 1;
      tell(code, name, started);
      if (code !== 0) console.log(output);
      return code === 0;
    },

    /** A suite that counts its tests in a JSON report, the file `report`, and shows its output when one fails. */
    async suite(name, command, args, { report, env }) {
      const started = Date.now();
      rmSync(report, { force: true });
      const { code, output } = await run(command, args, env);
      const counts = existsSync(report) ? countsOf(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
      // A suite that failed outside its tests has failed, whatever its tests report.
      const failures = code === 0 ? 0 : Math.max(1, counts?.failed ?? 1);
      passed += counts?.passed ?? 0;
      failed += failures;
      if (code !== 0) console.log(output);
      tell(code, `${name}: ${counts?.passed ?? 0} passed, ${failures} failed`, started);
    },

    /** Prints the closing line. @returns the exit code */
    close() {
      console.log(`\n${passed} passed, ${failed} failed`);
      return failed === 0 ? 0 : 1;
    },
  };
}

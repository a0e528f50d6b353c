import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { root } from '../commands/install.mjs';

/**
 * @typedef {object} Timed the duration of a test or of a test file
 * @property {string} name
 * @property {number} ms
 *
 * @typedef {object} SuiteReport the report of a suite
 * @property {number} passed
 * @property {number} failed
 * @property {string} failures the failed tests with their output, ready to print; '' when there are none
 * @property {readonly Timed[]} tests
 * @property {readonly Timed[]} files
 */

const SLOWEST = 20;
const secondsSince = (started) => ((Date.now() - started) / 1000).toFixed(0);
const slowest = (timed) => timed.toSorted((a, b) => b.ms - a.ms).slice(0, SLOWEST);

/** Runs a command; resolves with its exit code and its whole output. */
function run(command, args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += chunk;
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Counts passes and failures, and prints the output of what failed only. */
export function createTally() {
  let passed = 0;
  let failed = 0;
  const tests = [];
  const files = [];

  return {
    /** A check that passes or fails as a whole. @returns whether it passed */
    async check(name, command, args, { env } = {}) {
      const started = Date.now();
      const { code, output } = await run(command, args, env);
      if (code === 0) passed += 1;
      else failed += 1;
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${secondsSince(started)} s)`);
      if (code !== 0) console.log(output);
      return code === 0;
    },

    /** Records a failure that no command reported. */
    fail(name, said) {
      failed += 1;
      console.log(`FAIL ${name}\n${said}`);
    },

    /**
     * A suite that counts its own tests in a JSON report.
     * @param {object} options
     * @param {string} options.report the file that it writes
     * @param {(json: any) => SuiteReport} options.read
     * @param {Record<string, string>} [options.env]
     */
    async suite(name, command, args, { report, read, env }) {
      const started = Date.now();
      rmSync(report, { force: true });
      const { code, output } = await run(command, args, env);
      const totals = existsSync(report) ? read(JSON.parse(readFileSync(report, 'utf8'))) : undefined;
      // A suite that failed outside its tests has failed, whatever its tests report.
      const isBroken = totals === undefined || (code !== 0 && totals.failed === 0);
      const failures = isBroken ? 1 : totals.failed;
      passed += totals?.passed ?? 0;
      failed += failures;
      tests.push(...(totals?.tests ?? []));
      files.push(...(totals?.files ?? []));
      console.log(
        `${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${totals?.passed ?? 0} passed, ${failures} failed (${secondsSince(started)} s)`,
      );
      if (code !== 0) console.log(isBroken || totals.failures === '' ? output : totals.failures);
    },

    /** Prints the timings and the closing line. @returns the exit code */
    close() {
      for (const [what, timed] of [
        ['tests', tests],
        ['files', files],
      ]) {
        console.log(`\nSlowest ${what}`);
        for (const { name, ms } of slowest(timed))
          console.log(`${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);
      }
      console.log(`\n${passed} passed, ${failed} failed`);
      return failed === 0 ? 0 : 1;
    },
  };
}

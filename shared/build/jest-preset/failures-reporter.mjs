import path from 'node:path';

/** How much of where a line was written: the rest is jest's own. */
const ORIGIN_LINES = 2;

/**
 * Tells of the files that fail, and of nothing else: what failed in them, and what they wrote to the console. For a run
 * whose reader wants to know what is wrong; a developer at work has the reporter of jest.
 */
export default class FailuresReporter {
  onTestFileResult({ path: file }, { failureMessage, numFailingTests, testExecError, console: written }) {
    if (numFailingTests === 0 && testExecError === undefined) return;
    process.stdout.write(
      `\n${path.relative(process.cwd(), file)}\n${failureMessage ?? String(testExecError?.message)}\n`,
    );
    for (const { type, message, origin } of written ?? []) {
      const from = (origin ?? '').split('\n', ORIGIN_LINES).join('\n');
      process.stdout.write(`console.${type}: ${message}\n${from}\n`);
    }
  }

  onRunComplete(_contexts, { runExecError, openHandles }) {
    if (runExecError) process.stdout.write(`${runExecError.stack ?? runExecError.message}\n`);
    for (const handle of openHandles ?? [])
      process.stdout.write(`left open: ${handle.stack ?? handle.message}\n`);
  }
}

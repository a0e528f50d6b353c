import path from 'node:path';

/** Stack lines to keep of a console message's origin; the rest are Jest's own. */
const ORIGIN_LINES = 2;

/** For `npm test`: reports failing files only. During development use Jest's default reporter. */
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

import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const folder = mkdtempSync(path.join(tmpdir(), 'portal-tally-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A run of suites, each with the report that it writes (none: it breaks before) and the code that it ends with. */
function run(...suites: readonly (readonly [report: object | undefined, code: number])[]) {
  const report = path.join(folder, 'report.json');
  const programs = suites.map(([json, code]) => {
    const write = `require('node:fs').writeFileSync(${JSON.stringify(report)}, ${JSON.stringify(JSON.stringify(json))});`;
    return `${json === undefined ? '' : write}process.exit(${String(code)})`;
  });
  const tally = pathToFileURL(path.join(__dirname, 'tally.mjs')).href;
  const script = `import { createTally } from ${JSON.stringify(tally)};
    const { suite, close } = createTally();
    for (const program of ${JSON.stringify(programs)})
      await suite('units', process.execPath, ['--eval', program], { report: ${JSON.stringify(report)} });
    process.exit(close());`;
  const args = ['--input-type=module', '--eval', script];
  const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  return { last: stdout.trim().split('\n').at(-1), status };
}

const unitTests = (passed: number, failed: number, broken = 0) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  numRuntimeErrorTestSuites: broken,
});
const stories = (expected: number, unexpected: number, errors: readonly object[] = []) => ({
  stats: { expected, unexpected },
  errors,
});

it('ends with how many passed and failed, in Jest and in Playwright', () => {
  expect(run([unitTests(40, 0), 0], [stories(2, 0), 0])).toEqual({ last: '42 passed, 0 failed', status: 0 });
  expect(run([unitTests(40, 1, 1), 1], [stories(2, 1), 1])).toEqual({
    last: '42 passed, 3 failed',
    status: 1,
  });
});

it('counts what broke outside of the tests', () => {
  expect(run([unitTests(40, 0), 1], [stories(2, 0, [{}]), 1], [undefined, 1])).toEqual({
    last: '42 passed, 3 failed',
    status: 1,
  });
});

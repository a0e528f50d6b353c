import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: string;
  readonly tests: readonly { readonly name: string; readonly ms: number }[];
  readonly files: readonly { readonly name: string; readonly ms: number }[];
}
/** The commands are ES modules, which Jest does not load: run them as a test run does. */
function read(reader: 'readJest' | 'readPlaywright', json: unknown): Report {
  const reports = path.resolve('shared/build/test-run/reports.mjs');
  const script = `import { ${reader} } from ${JSON.stringify(reports)};
    process.stdout.write(JSON.stringify(${reader}(${JSON.stringify(json)})));`;
  const written = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
  });
  return JSON.parse(written) as Report;
}

const story = (title: string, status: 'expected' | 'unexpected', result: object) => ({
  title,
  file: 'journeys/draft.spec.ts',
  tests: [{ projectName: 'journeys', status, results: [result] }],
});

describe('what the test command says of a suite', () => {
  it('tells of a failed story what it said and where its picture is, and nothing of what passed', () => {
    const report = read('readPlaywright', {
      stats: { expected: 1, unexpected: 1 },
      suites: [
        {
          specs: [
            story('keeps a draft', 'expected', {
              duration: 900,
              errors: [],
              stdout: [{ text: 'noise of what passed' }],
              stderr: [],
              attachments: [],
            }),
          ],
          suites: [
            {
              specs: [
                story('loses nothing', 'unexpected', {
                  duration: 2100,
                  errors: [{ message: '\u001b[31mexpected 1 project\u001b[39m' }],
                  stdout: [{ text: 'the portal says why' }],
                  stderr: [{ buffer: Buffer.from('and its stack').toString('base64') }],
                  attachments: [{ name: 'screenshot', path: '/tmp/picture.png' }],
                }),
              ],
            },
          ],
        },
      ],
    });
    expect(report).toMatchObject({ passed: 1, failed: 1 });
    expect(report.failures).toContain(
      '[journeys] journeys/draft.spec.ts › loses nothing\nexpected 1 project',
    );
    expect(report.failures).toContain('the portal says whyand its stack');
    expect(report.failures).toMatch(/screenshot: .*picture\.png/);
    expect(report.failures).not.toMatch(/noise|keeps a draft/);
    expect(report.files).toEqual([{ name: '[journeys] e2e/journeys/draft.spec.ts', ms: 3000 }]);
  });

  it('counts what broke outside of the stories', () => {
    const report = read('readPlaywright', {
      stats: { expected: 3, unexpected: 0 },
      errors: [{ message: 'the portal ended with code 1' }],
      suites: [],
    });
    expect(report).toMatchObject({ passed: 3, failed: 1, failures: 'the portal ended with code 1' });
  });

  it('reads the times of the tests and the files of jest', () => {
    const name = path.resolve('shared/domain/src/amount.test.ts');
    const report = read('readJest', {
      numPassedTests: 1,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 1,
      testResults: [
        {
          name,
          status: 'failed',
          startTime: 1000,
          endTime: 1800,
          assertionResults: [
            { fullName: 'adds', status: 'passed', duration: 12 },
            { fullName: 'rounds', status: 'failed', duration: 3 },
          ],
        },
        {
          name: path.resolve('broken.test.ts'),
          status: 'failed',
          startTime: 0,
          endTime: 0,
          assertionResults: [],
        },
      ],
    });
    expect(report).toMatchObject({ passed: 1, failed: 1 });
    expect(report.tests).toEqual([
      { name: 'shared/domain/src/amount.test.ts › adds', ms: 12 },
      { name: 'shared/domain/src/amount.test.ts › rounds', ms: 3 },
    ]);
    expect(report.files[0]).toEqual({ name: 'shared/domain/src/amount.test.ts', ms: 800 });
  });
});

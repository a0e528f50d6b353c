import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Attempt {
  readonly code: number;
  readonly output: string;
  readonly broken: boolean;
  readonly totals?: {
    readonly passed: number;
    readonly failed: number;
    readonly failedFiles: readonly string[];
    readonly failedTests: readonly string[];
    readonly unsteady?: readonly string[];
    readonly tests: readonly { readonly name: string; readonly ms: number; readonly passed: boolean }[];
  };
}

function attempt(outcomes: Readonly<Record<string, boolean>>): Attempt {
  const tests = Object.entries(outcomes).map(([name, passed]) => ({ name, ms: 1, passed }));
  const failedTests = tests.filter(({ passed }) => !passed).map(({ name }) => name);
  return {
    code: failedTests.length === 0 ? 0 : 1,
    output: '',
    broken: false,
    totals: {
      passed: tests.length - failedTests.length,
      failed: failedTests.length,
      failedTests,
      failedFiles: [...new Set(failedTests.map((name) => name.split(' › ', 1)[0] ?? ''))],
      tests,
    },
  };
}

/** The commands are ES modules, which Jest does not load: run them as a test run does. */
function settle(
  first: Attempt,
  second: Attempt,
): { readonly settled: Attempt; readonly asked: readonly string[] } {
  const module = path.resolve('shared/build/test-run/second-attempt.mjs');
  const script = `import { withSecondAttempt } from ${JSON.stringify(module)};
    const asked = [];
    const settled = await withSecondAttempt(${JSON.stringify(first)}, async (files) => {
      asked.push(...files);
      return ${JSON.stringify(second)};
    });
    process.stdout.write(JSON.stringify({ settled, asked }));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' }),
  ) as { settled: Attempt; asked: string[] };
}

const RACED = attempt({ 'a.test.ts › one': true, 'b.test.ts › one': true, 'b.test.ts › two': false });

describe('the second attempt of what failed', () => {
  it('runs the files that failed alone, and names what passed then', () => {
    const { settled, asked } = settle(RACED, attempt({ 'b.test.ts › one': true, 'b.test.ts › two': true }));
    expect(asked).toEqual(['b.test.ts']);
    expect(settled).toMatchObject({
      code: 0,
      totals: { passed: 3, failed: 0, unsteady: ['b.test.ts › two'] },
    });
    expect(settled.totals?.tests).toHaveLength(3);
  });

  it('leaves red what fails again', () => {
    const { settled } = settle(RACED, attempt({ 'b.test.ts › one': false, 'b.test.ts › two': true }));
    expect(settled).toMatchObject({
      code: 1,
      totals: { passed: 2, failed: 1, unsteady: ['b.test.ts › two'] },
    });
  });

  it.each([
    ['all passed', attempt({ 'a.test.ts › one': true })],
    [
      'much failed',
      attempt(Object.fromEntries([1, 2, 3, 4, 5, 6].map((file) => [`${file}.test.ts › one`, false]))),
    ],
    ['the suite broke', { ...RACED, broken: true }],
  ])('is not made when %s', (_what, first) => {
    const { settled, asked } = settle(first, attempt({}));
    expect(asked).toEqual([]);
    expect(settled).toEqual(first);
  });

  it('changes nothing when the suite breaks in it', () => {
    const { settled } = settle(RACED, { code: 1, output: '', broken: true });
    expect(settled).toEqual(RACED);
  });
});

import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { findBrowser } from './browser.mjs';
import { install, requireNode, root } from './install.mjs';

/**
 * The whole check, as a developer and as CI run it. Each step prints its own output when it fails; the closing line
 * counts the tests and the checks.
 */
requireNode();
install();

const reports = path.join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const jest = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  path.join(root, 'node_modules/jest/bin/jest.js'),
];

let passed = 0;
let failed = 0;

/** Runs one command to its end; resolves with its exit code and everything it printed. */
function run(command, args, { env = {}, live = false } = {}) {
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
        if (live) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** A check that passes or fails as a whole. */
async function check(name, command, args, options) {
  const started = Date.now();
  const { code, output } = await run(command, args, options);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  if (code === 0) passed += 1;
  else failed += 1;
  console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name} (${seconds} s)`);
  if (code !== 0) console.log(output);
  return code === 0;
}

/** What a reader of a failure needs: the output without the lines of what passed. */
const withoutPasses = (output) =>
  output
    .split('\n')
    .filter((line) => !/^\s*[✓√]/.test(line) && !/^PASS /.test(line))
    .join('\n');

/** A suite that counts its own tests in a JSON report. */
async function suite(name, command, args, { report, count, titles, env }) {
  const started = Date.now();
  const { code, output } = await run(command, args, { env });
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  const totals = existsSync(report)
    ? count(JSON.parse(readFileSync(report, 'utf8')))
    : { passed: 0, failed: 1 };
  // A suite that broke outside its tests has failed, whatever its tests say.
  if (code !== 0 && totals.failed === 0) totals.failed = 1;
  passed += totals.passed;
  failed += totals.failed;
  console.log(
    `${code === 0 ? 'ok  ' : 'FAIL'} ${name}: ${totals.passed} passed, ${totals.failed} failed (${seconds} s)`,
  );
  if (code === 0) return;
  if (existsSync(report)) {
    for (const title of titles(JSON.parse(readFileSync(report, 'utf8')))) console.log(`  failed: ${title}`);
  }
  console.log(withoutPasses(output));
}

/** Titles of the failed tests of a Playwright report, with the project they ran in. */
const failedStories = ({ suites = [], specs = [] }) => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => `[${tests[0]?.projectName}] ${file} › ${title}`),
  ...suites.flatMap(failedStories),
];

const jestSuite = (name, file, args, env) =>
  suite(
    name,
    process.execPath,
    [...jest, '--ci', '--silent=false', '--json', `--outputFile=${path.join(reports, file)}`, ...args],
    {
      report: path.join(reports, file),
      env,
      count: (json) => ({
        passed: json.numPassedTests,
        failed: json.numFailedTests + json.numRuntimeErrorTestSuites,
      }),
      titles: ({ testResults }) =>
        testResults.flatMap(({ name, status, assertionResults }) => {
          const failures = assertionResults.filter((test) => test.status === 'failed');
          const file = path.relative(root, name);
          if (status === 'failed' && failures.length === 0) return [file];
          return failures.map(({ fullName }) => `${file} › ${fullName}`);
        }),
    },
  );

console.log('Checks');
await Promise.all([
  (async () => {
    await check('types of the browser code', bin('tsc'), ['-p', 'tsconfig.json']);
    await check('types of the server code', bin('tsc'), ['-p', 'tsconfig.node.json']);
    await check('who imports whom', process.execPath, ['shared/build/commands/boundaries.mjs']);
    await check('nothing unused', bin('knip'), []);
  })(),
  (async () => {
    await check('lint', bin('eslint'), [
      '.',
      '--max-warnings',
      '0',
      '--cache',
      '--cache-location',
      '.cache/eslint/',
    ]);
    await check('styles', bin('stylelint'), ['**/*.css']);
    await check('format', bin('prettier'), ['--check', '--log-level', 'warn', '.']);
  })(),
]);

console.log('Production build');
const built = await check('build', process.execPath, ['shared/build/commands/build.mjs']);

console.log('Unit and screen tests');
await jestSuite('units and screens', 'jest.json', []);
await jestSuite('back office on PostgreSQL', 'jest-postgres.json', ['back-office/src'], {
  TEST_DATABASE: 'postgres',
});

console.log('End-to-end tests in Chromium');
if (built) {
  const browser = await findBrowser();
  await suite('journeys', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts'], {
    report: path.join(reports, 'playwright.json'),
    env: {
      PORTAL_CHROMIUM: browser,
      PORTAL_BUILT: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(reports, 'playwright.json'),
    },
    count: ({ stats }) => ({ passed: stats.expected + stats.flaky, failed: stats.unexpected }),
    titles: failedStories,
  });
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);

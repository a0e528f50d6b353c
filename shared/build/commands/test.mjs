import { mkdirSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { watchLeftovers } from '../test-run/leftovers.mjs';
import { readJest, readPlaywright } from '../test-run/reports.mjs';
import { createTally } from '../test-run/tally.mjs';
import { testsOfApp } from '../test-run/one-app.mjs';
import { makeTemporaryFolder } from '../test-run/temporary-folder.mjs';
import { findTestBrowser } from './browser.mjs';
import { install, requireNode, root } from './install.mjs';
import { fromDebian, onPath } from './programs.mjs';

/**
 * All checks, for developers and CI; `npm test -- agent` runs those of one app. A passing check prints one line, a
 * failing one its output; then follow timings, and a closing line with the number of tests and checks.
 */
requireNode();
const apps = process.argv.slice(2).map((name) => {
  try {
    return testsOfApp(root, name);
  } catch (problem) {
    console.error(problem.message);
    process.exit(1);
  }
});
await install();

const reports = path.join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const jest = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  path.join(root, 'node_modules/jest/bin/jest.js'),
];
/** The native compiler, written in Go like the type-aware linter: a third of the CPU time or less (decision 0024). */
const tsc = [path.join(root, 'node_modules/typescript-7/bin/tsc')];

/** Runs checks in parallel if there is enough memory, otherwise one after the other. */
async function together(...works) {
  if (totalmem() > 7e9) return Promise.all(works.map((work) => work()));
  const results = [];
  for (const work of works) results.push(await work());
  return results;
}

const { check, suite, fail, close } = createTally();
const endLeftovers = watchLeftovers();
const temporary = makeTemporaryFolder();

const jestSuite = (name, file, args, env) => {
  const report = path.join(reports, file);
  const reporter = path.join(root, 'shared/build/jest-preset/failures-reporter.mjs');
  const always = [...jest, '--ci', `--reporters=${reporter}`, '--json', `--outputFile=${report}`];
  return suite(name, process.execPath, [...always, ...args], {
    report,
    env: { ...temporary, ...env },
    read: readJest,
    again: (files) => [...always, '--runInBand', '--runTestsByPath', ...files],
  });
};

const build = () => check('production build', process.execPath, ['shared/build/commands/build.mjs']);

const types = {
  'tsconfig.browser.json': 'types of the browser code',
  'tsconfig.node.json': 'types of the server code',
  'tsconfig.tools.json': 'types of the build code',
};
const checkTypes = async (programs) => {
  for (const program of programs) await check(types[program], process.execPath, [...tsc, '-p', program]);
};
const lint = (folders) =>
  check('lint', bin('oxlint'), ['--deny-warnings', '--report-unused-disable-directives', ...folders]);

async function journeys(which = []) {
  console.log('End-to-end tests in Chromium');
  const browser = await findTestBrowser();
  const report = path.join(reports, 'playwright.json');
  await suite('journeys', bin('playwright'), ['test', '-c', 'e2e/playwright.config.ts', ...which], {
    report,
    read: readPlaywright,
    env: {
      ...temporary,
      PORTAL_CHROMIUM: browser,
      PORTAL_BUILT: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
}

async function testAll() {
  console.log('Checks and production build');
  const [built] = await together(build, async () => {
    await checkTypes(Object.keys(types));
    await lint([]);
    await check('who imports whom', process.execPath, ['shared/build/commands/boundaries.mjs']);
    await check('nothing unused', bin('knip'), []);
    await check('licences', process.execPath, ['shared/build/commands/licences.mjs']);
    await check('styles', bin('stylelint'), ['**/*.css']);
    await check('format', bin('oxfmt'), ['--check']);
  });

  console.log('Unit and screen tests');
  // The virus scanner that files are shown to; its test says that it is skipped where there is none.
  onPath(['clamd']) ?? fromDebian('clamav-daemon', ['clamd'], { refresh: true });
  await jestSuite('units and screens', 'jest.json', [], { TEST_DATABASE: 'beside postgres' });
  await together(
    () =>
      jestSuite('back office on PostgreSQL', 'jest-postgres.json', ['back-office'], {
        TEST_DATABASE: 'postgres',
      }),
    () =>
      built && check('another Node', process.execPath, ['shared/build/commands/check-nodes.mjs', '--quick']),
  );
  if (built) await journeys();
}

/** The checks of some apps; for several apps, shared ones run once. */
async function testApps() {
  const all = (pick) => [...new Set(apps.flatMap(pick))];
  // Absolute paths: the clone itself may be in a folder named `shell`.
  const inClone = (files) => files.map((file) => path.join(root, file));
  console.log('Checks, production build, unit and screen tests');
  const [built] = await together(build, async () => {
    await checkTypes(all(({ programs }) => programs));
    await lint(all(({ folder }) => folder));
    for (const database of all((app) => [app.database])) {
      const units = inClone(all((app) => (app.database === database ? app.units : [])));
      await jestSuite(database === undefined ? 'units and screens' : 'back office', 'jest.json', units, {
        TEST_DATABASE: database ?? '',
      });
    }
  });
  const stories = all((app) => app.stories);
  if (built && stories.length > 0) await journeys(['--project=journeys', '--no-deps', ...inClone(stories)]);
}

await (apps.length === 0 ? testAll() : testApps());

const left = endLeftovers();
if (left.length > 0) fail('processes were left running, and ended now', left.join('\n'));
process.exit(close());

import { mkdirSync, rmSync } from 'node:fs';
import { totalmem } from 'node:os';
import path from 'node:path';
import { createTally } from '../test-run/tally.mjs';
import { testsOfApp } from '../test-run/one-app.mjs';
import { lintOf, QUICK_CHECKS, typesOf } from '../test-run/quick-checks.mjs';
import { makeTemporaryFolder } from '../test-run/temporary-folder.mjs';
import { findBrowser } from './browser.mjs';
import { install, requireNode, root } from './install.mjs';

/**
 * Every check that every change needs, for developers; `npm test -- agent` runs those of one app, and `npm run test:all`
 * (CI) goes on with what few changes can break. A passing check prints one line, a failing one its output; a closing line
 * has the number of tests and checks, and `.cache/reports` how long each took. Nothing gets a second attempt: a test that
 * needs one has a race to mend, or the product has.
 */
requireNode();
const names = process.argv.slice(2);
const isComplete = names[0] === '--all';
const apps = (isComplete ? [] : names).map((name) => {
  try {
    return testsOfApp(root, name);
  } catch (problem) {
    console.error(problem.message);
    process.exit(1);
  }
});
install();

const reports = path.join(root, '.cache/reports');
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** Of the portal on each store, and of a PostgreSQL: enough to meet every moment of a write. */
const KILLS = 8;

const bin = (name) => path.join(root, 'node_modules/.bin', name);
const jest = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  path.join(root, 'node_modules/jest/bin/jest.js'),
];
/** Runs checks in parallel if there is enough memory, otherwise one after the other. */
async function together(...works) {
  if (totalmem() > 7e9) return Promise.all(works.map((work) => work()));
  const results = [];
  for (const work of works) results.push(await work());
  return results;
}

const { check, suite, close } = createTally();
const temporary = makeTemporaryFolder();

const jestSuite = (name, file, args, env) => {
  const report = path.join(reports, file);
  const reporter = path.join(root, 'shared/build/jest-preset/failures-reporter.mjs');
  const always = [...jest, '--ci', `--reporters=${reporter}`, '--json', `--outputFile=${report}`];
  return suite(name, process.execPath, [...always, ...args], { report, env: { ...temporary, ...env } });
};

const build = () => check('production build', process.execPath, ['shared/build/commands/build.mjs']);

const checkEach = async (checks) => {
  for (const [says, program, ...args] of checks) await check(says, program, args);
};
const command = (says, file, ...args) => check(says, process.execPath, [file, ...args]);

async function stories(says, which) {
  const report = path.join(reports, `${says}.json`);
  const args = ['test', '-c', 'e2e/playwright.config.ts', '--reporter=dot,json', ...which];
  await suite(says, bin('playwright'), args, {
    report,
    env: {
      ...temporary,
      PORTAL_CHROMIUM: await findBrowser(),
      PORTAL_BUILT: '1',
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
}

/** What every change needs. @returns whether the production build was made */
async function testChange() {
  console.log('Checks and production build');
  const [isBuilt] = await together(build, () => checkEach(Object.values(QUICK_CHECKS).flat()));

  console.log('Unit and screen tests');
  await jestSuite('units and screens', 'jest.json', [], { TEST_DATABASE: 'beside postgres' });
  await jestSuite('back office on PostgreSQL', 'jest-postgres.json', [], { TEST_DATABASE: 'postgres' });
  if (!isBuilt) return false;
  console.log('End-to-end tests in Chromium');
  await stories('journeys', ['--project=pace', '--project=journeys']);
  return true;
}

/** What few changes can break. */
async function testTheRest() {
  console.log('Other store, other releases, other machines');
  await jestSuite('back office on the embedded store', 'jest-embedded.json', [], {
    TEST_DATABASE: 'embedded as well',
  });
  await stories('rare and translated', ['--project=rare', '--project=translated']);
  await stories('the kept release', ['--project=kept-remotes', '--project=kept-shell']);
  await stories('development', ['--project=development']);
  await command('another Node', 'shared/build/commands/check-nodes.mjs');
  await command('the recipes', 'shared/build/commands/check-changing.mjs');
  await command('the package', 'shared/build/commands/check-package.mjs');
  await command('kills in the middle of writes', 'e2e/bench/kills/run.mjs', String(KILLS));
}

/** The checks of some apps; for several apps, shared ones run once. */
async function testApps() {
  const all = (pick) => [...new Set(apps.flatMap(pick))];
  // Absolute paths: the clone itself may be in a folder named `shell`.
  const inClone = (files) => files.map((file) => path.join(root, file));
  console.log('Checks, production build, unit and screen tests');
  const [built] = await together(build, async () => {
    await checkEach([...typesOf(all(({ programs }) => programs)), lintOf(all(({ folder }) => folder))]);
    for (const database of all((app) => [app.database])) {
      const units = inClone(all((app) => (app.database === database ? app.units : [])));
      await jestSuite(database === undefined ? 'units and screens' : 'back office', 'jest.json', units, {
        TEST_DATABASE: database ?? '',
      });
    }
  });
  const own = all((app) => app.stories);
  if (!built || own.length === 0) return;
  console.log('End-to-end tests in Chromium');
  await stories('journeys', ['--project=journeys', '--no-deps', ...inClone(own)]);
}

if (apps.length > 0) await testApps();
else if ((await testChange()) && isComplete) await testTheRest();
process.exit(close());

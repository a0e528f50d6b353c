import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { startPostgres } from '../../../back-office/test/postgres/start.mjs';
import { ROOMS } from '../mutation/rooms.mjs';
import { install, root } from './install.mjs';

/**
 * `npm run check -- mutation kit access`: runs mutation tests of these packages or folders (all by default) in a copy. Prints
 * each mutant that survived, and the score; a score below LEAST_PERCENT makes it exit with code 1. Results are cached
 * in `.cache`: unchanged code is not tested again. `-- kit/src/http` selects the files whose path contains these words.
 * `--tests={wire,query}` tries the test files with these words in their names only: quicker, and the score is lower.
 * `MUTATION_PROCESSES=1` leaves the other processor to others.
 */
const LEAST_PERCENT = 80;

await install();
const words = process.argv.slice(2);
const asked = words.filter((word) => !word.startsWith('--tests='));
process.env.MUTATION_NAMES =
  words.find((word) => word.startsWith('--tests='))?.slice('--tests='.length) ?? '';
const unknown = asked.filter((name) => !(name.split('/')[0] in ROOMS));
if (unknown.length > 0) {
  console.error(`No such room: ${unknown.join(', ')}. There are: ${Object.keys(ROOMS).join(', ')}.`);
  process.exit(2);
}

process.chdir(root);
const scores = [];
// A new database costs a third of a new embedded store.
const server = await startPostgres();
process.env.TEST_DATABASE_URL = server.url;
try {
  for (const name of asked.length > 0 ? asked : Object.keys(ROOMS)) scores.push(await score(name));
} finally {
  await server.stop();
}

console.log(
  '\nroom, share of the changes that a test noticed, changes, by time-out, survivors, without a test',
);
for (const row of scores) console.log(row.join('  '));
process.exitCode = scores.some(([, percent]) => percent < LEAST_PERCENT) ? 1 : 0;

/** @param {string} asked a folder, or a folder and words of the paths within it: `kit/http` */
async function score(asked) {
  const [room, ...within] = asked.split('/');
  const { sources, tests, project } = ROOMS[room];
  const part = within.length > 0 ? `**/*${within.join('/')}*` : '**/*';
  process.env.MUTATION_TESTS = tests.join(' ');
  process.env.MUTATION_PROJECT = project;
  process.env.MUTATION_REACHED = path.resolve('.cache/mutation', `${room}-reached.json`);
  const results = path.join('.cache/mutation', `${room}.json`);
  forgetStaticSurvivors(results);
  const stryker = new Stryker({
    testRunner: 'jest',
    plugins: ['@stryker-mutator/jest-runner'],
    jest: { configFile: 'shared/build/mutation/jest.config.mjs', enableFindRelatedTests: false },
    testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
    mutate: [
      ...sources.map((folder) => `${folder}/${part}.ts`),
      ...sources.map((folder) => `${folder}/${part}.tsx`),
      '!**/*.test.*',
      '!**/*-samples.ts',
      '!**/testing/**',
    ],
    incremental: true,
    incrementalFile: results,
    tempDirName: '.cache/mutation/copies',
    ignorePatterns: ['dist', '.data', '.cache', 'docs', 'e2e'],
    // A test that hangs fails by Jest's limit first, so that the process can be used again.
    timeoutMS: 20_000,
    // The first run takes every test of the room, and some open a store each.
    dryRunTimeoutMinutes: 30,
    concurrency: Number(process.env.MUTATION_PROCESSES ?? 2),
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    logLevel: 'warn',
  });
  const mutants = await stryker.runMutationTest();
  rmSync('.cache/mutation/copies', { recursive: true, force: true });
  const count = (...states) => mutants.filter(({ status }) => states.includes(status)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return [
    asked,
    Math.round((1000 * noticed) / all) / 10,
    all,
    count('Timeout'),
    count('Survived'),
    count('NoCoverage'),
  ];
}

/**
 * Stryker knows no test of a static mutant, and would keep it as a survivor whatever test is added.
 * @param {string} results Stryker's incremental file
 */
function forgetStaticSurvivors(results) {
  if (!existsSync(results)) return;
  const known = JSON.parse(readFileSync(results, 'utf8'));
  for (const file of Object.values(known.files))
    file.mutants = file.mutants.filter(({ static: isStatic, status }) => !isStatic || status === 'Killed');
  writeFileSync(results, JSON.stringify(known));
}

import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { hasPgBouncer } from '../back-office/test/testing/pooler';
import { workers } from '../shared/build/test-run/workers.mjs';

const root = '../.cache';
const PACED = 'pace/pace.spec.ts';
/** Sources under development, an app that was just created, and a team's own repository: each builds for itself. */
const DEVELOPMENT = 'development/**/*.spec.ts';
/** The tag of stories that few changes can break: another row of a table that `npm test` tells one row of. */
const RARE = /@rare/;

/** Stories of every kind of page, played while the browser translates it. */
const TRANSLATED = ['first-project', 'agent', 'draft', 'lost-network', 'keyboard', 'simulator'].map(
  (story) => `journeys/${story}.spec.ts`,
);

/**
 * What the previous release's remotes must do in today's shell, and today's in the previous one: the first journey,
 * which covers every role, and every page of every remote. Behaviour within a page depends on the remote alone.
 */
const SKEWED = ['journeys/first-project.spec.ts', 'skew/combination.spec.ts'];
const skewed = (combination: string, database: 'embedded' | 'pooled' = 'embedded') => ({
  name: combination,
  testMatch: SKEWED,
  dependencies: ['kept release'],
  use: { dist: path.resolve(import.meta.dirname, root, 'skew', combination), database },
});
/**
 * The first journey on PostgreSQL behind a pooler, where there is one (`npm test` installs it for the back office's
 * tests if it may). The browser cannot tell the stores apart, so the journey with the previous release's remotes covers
 * this too.
 */
const keptRemotesLieOn = hasPgBouncer() ? 'pooled' : 'embedded';

/**
 * Journeys against the production build. Each worker starts its own portal, on its own port and data, so that stories
 * do not interfere; they wait for what the user sees, never for a time.
 */
export default defineConfig<
  { isTranslated: boolean },
  { dist: string | undefined; database: 'embedded' | 'pooled' }
>({
  testDir: '.',
  globalSetup: './fixtures/build-server.ts',
  outputDir: `${root}/e2e-results`,
  fullyParallel: false,
  workers: workers.stories,
  // Generous, for busy machines: they only end what would never finish.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/reports/playwright.json` }]],
  projects: [
    // The pace is measured: nothing else may load the machine.
    { name: 'pace', testMatch: PACED, workers: 1 },
    {
      name: 'journeys',
      testIgnore: [PACED, 'skew/**', DEVELOPMENT],
      grepInvert: RARE,
      dependencies: ['pace'],
    },
    // What follows is for `npm run test:all`.
    { name: 'rare', grep: RARE },
    { name: 'translated', testMatch: TRANSLATED, use: { isTranslated: true } },
    { name: 'development', testMatch: DEVELOPMENT },
    { name: 'kept release', testMatch: 'skew/combine-releases.setup.ts' },
    skewed('kept-remotes', keptRemotesLieOn),
    skewed('kept-shell'),
  ],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // Shorter than the test's limit, so that the failing action is reported.
    actionTimeout: 60_000,
    // Animations are drawn sixty times a second: a twelfth of the CPU time of all stories. The first journey, an edited
    // project and a deployment under an open page run with them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Tracing every story takes a third of the total time; add `--trace on` to investigate a failure.
    trace: 'off',
    launchOptions: {
      ...(process.env['PORTAL_CHROMIUM'] && { executablePath: process.env['PORTAL_CHROMIUM'] }),
      // Root cannot use the sandbox. The others avoid network requests at start-up, which are slow on a closed network.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Eager source positions spare V8 a second parse when the DevTools protocol asks for them, and optimising
        // compilers do not pay for code that lives for one story: a seventh of the CPU time of all stories.
        '--js-flags=--no-enable-lazy-source-positions,--no-maglev,--no-opt',
      ],
    },
  },
});

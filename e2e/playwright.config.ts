import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { hasPgBouncer } from '../back-office/test/testing/pooler';

const root = '../.cache';
const PACED = 'pace/pace.spec.ts';

/**
 * What yesterday's remotes are to do in today's shell, and today's in yesterday's: the first journey, which works as every
 * role, and every page of every remote. What a reader does within a page is between the remote and itself.
 */
const SKEWED = ['journeys/first-project.spec.ts', 'skew/combination.spec.ts'];
const skewed = (combination: string, database: 'embedded' | 'pooled' = 'embedded') => ({
  name: database === 'pooled' ? `${combination} behind a pooler` : combination,
  testMatch: SKEWED,
  dependencies: ['pace'],
  use: { dist: path.resolve(import.meta.dirname, root, 'skew', combination), database },
});
/**
 * O3: the first journey on PostgreSQL behind a pooler, where there is one; `npm test` installs it for the tests of the
 * back office when it may. No browser knows where its rows lie: the journey of yesterday's remotes is that one too.
 */
const keptRemotesLieOn = hasPgBouncer() ? 'pooled' : 'embedded';

/**
 * Journeys against the production build. Each worker starts a portal of its own, on its own port and data, so that
 * stories do not meet; they wait on what the user sees, never on time.
 */
export default defineConfig<object, { dist: string | undefined; database: 'embedded' | 'pooled' }>({
  testDir: '.',
  globalSetup: './fixtures/build-server.ts',
  outputDir: `${root}/e2e-results`,
  fullyParallel: false,
  // One more than a small machine has processors: a story waits for its browser, and some for a limit of the portal. With
  // two more, the whole takes as long.
  workers: 3,
  // On a machine that is busy with other things a story may look before the page is there. It gets a second attempt, and
  // `npm test` names it: a race in a story is mended there, and one of the product's fails twice.
  retries: 1,
  // Limits for what never comes, on a machine that is busy with other things as well: nothing waits for their end.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/reports/playwright.json` }]],
  projects: [
    // The pace is measured: nothing else shall keep the machine busy meanwhile.
    { name: 'pace', testMatch: PACED, workers: 1 },
    // Whole journeys, each in one piece: begun last, they would end long after everything else.
    skewed('kept-remotes', keptRemotesLieOn),
    skewed('kept-shell'),
    { name: 'journeys', testIgnore: [PACED, 'skew/combination.spec.ts'], dependencies: ['pace'] },
  ],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    // What never comes, a button or a download, is told where it was waited for.
    actionTimeout: 60_000,
    // What moves is drawn sixty times a second: a twelfth of the processor of all stories. The first journey, an edited
    // project and a deployment under an open page are told with it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recorded for every story, it takes a third of the time of all: whoever looks for a cause adds `--trace on`.
    trace: 'off',
    launchOptions: {
      ...(process.env['PORTAL_CHROMIUM'] && { executablePath: process.env['PORTAL_CHROMIUM'] }),
      // Root may not use the sandbox; a closed network must not slow the start down.
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // What a debugger asks of code that was compiled without it has it parsed again; and code that lives for one story
        // is not worth a compiler that optimizes it. A seventh of the processor of all stories.
        '--js-flags=--no-enable-lazy-source-positions,--no-maglev,--no-opt',
      ],
    },
  },
});

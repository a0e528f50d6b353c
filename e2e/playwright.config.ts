import path from 'node:path';
import { defineConfig } from '@playwright/test';

const root = '../.cache';
const PACED = 'journeys/first-project.spec.ts';

/** What yesterday's remotes are to do in today's shell, and today's in yesterday's: one journey a role, and what runs. */
const SKEWED = [
  PACED,
  'journeys/agent.spec.ts',
  'journeys/director.spec.ts',
  'journeys/administrator.spec.ts',
  'journeys/directory.spec.ts',
  'skew/combination.spec.ts',
];
const skewed = (combination: string) => ({
  name: combination,
  testMatch: SKEWED,
  // The pace was measured by then, on an idle machine.
  grepInvert: /closer than 500 ms/,
  dependencies: ['pace'],
  use: { dist: path.resolve(import.meta.dirname, root, 'skew', combination) },
});

/**
 * Journeys against the production build. Each worker starts a portal of its own, on its own port and data, so that
 * stories do not meet; they wait on what the user sees, never on time.
 */
export default defineConfig<object, { dist: string | undefined }>({
  testDir: '.',
  globalSetup: './fixtures/build-server.ts',
  outputDir: `${root}/e2e-results`,
  fullyParallel: false,
  // One more than a small machine has processors: a story mostly waits, for its 500 ms between calls above all.
  workers: 3,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: `${root}/reports/playwright.json` }]],
  projects: [
    // The pace is measured: nothing else shall keep the machine busy meanwhile.
    { name: 'pace', testMatch: PACED, workers: 1 },
    { name: 'journeys', testIgnore: [PACED, 'skew/combination.spec.ts'], dependencies: ['pace'] },
    skewed('kept-remotes'),
    skewed('kept-shell'),
  ],
  use: {
    browserName: 'chromium',
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    viewport: { width: 1280, height: 900 },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
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
      ],
    },
  },
});

import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

const { projects: _projects, ...shared } = journeys;

/** The pictures of all screens: the same browser and portal as the journeys, no tests. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  globalSetup: '../fixtures/build-server.ts',
  globalTeardown: './contact-sheet.ts',
  outputDir: '../../.cache/e2e-screens',
  fullyParallel: true,
  reporter: [['list']],
  use: {
    ...journeys.use,
    // The browser's own words (a date's `jj/mm/aaaa`) are those of its user.
    launchOptions: {
      ...journeys.use?.launchOptions,
      args: [...(journeys.use?.launchOptions?.args ?? []), '--lang=fr-FR'],
      env: { ...process.env, LANGUAGE: 'fr_FR' },
    },
    screenshot: 'off',
    trace: 'off',
    actionTimeout: 10_000,
  },
});

import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

const { projects: _projects, ...shared } = journeys;

/** Pictures of all screens: the browser and portal of the journeys, without assertions. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'take-pictures.ts',
  globalSetup: '../fixtures/build-server.ts',
  outputDir: '../../.cache/e2e-screens',
  fullyParallel: true,
  reporter: [['list']],
  use: {
    ...journeys.use,
    // The browser's own texts (`jj/mm/aaaa` in a date field) follow its user's language.
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

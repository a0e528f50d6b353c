import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

const { projects: _projects, ...shared } = journeys;

/** Used by `npm run bench:withdrawals`; measures, so nothing else may load the machine. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'measure-withdrawals.ts',
  globalSetup: '../fixtures/build-server.ts',
  outputDir: '../../.cache/e2e-withdrawals',
  workers: 1,
  retries: 0,
  reporter: [['line']],
});

import { defineConfig } from '@playwright/test';
import journeys from '../../playwright.config';

const { projects: _projects, ...shared } = journeys;

/** Used by `npm run bench:screens`; measures, so nothing else may load the machine. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'measure-screens.ts',
  globalSetup: '../../fixtures/build-server.ts',
  outputDir: '../../../.cache/e2e-screen-bench',
  workers: 1,
  reporter: [['line']],
  projects: [
    { name: '390', use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } },
    { name: '1440', use: { viewport: { width: 1440, height: 900 } } },
  ],
});

import { defineConfig } from '@playwright/test';
import type { Engine } from './driven-browser';

/** Used by `npm run check -- engines`: the first journey in browsers that Playwright does not drive as they are shipped. */
export default defineConfig<object, { engine: Engine }>({
  testDir: '.',
  testMatch: 'first-journey.ts',
  globalSetup: '../fixtures/build-server.ts',
  outputDir: '../../.cache/e2e-engines',
  workers: 1,
  timeout: 180_000,
  globalTimeout: 1_200_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: [
    { name: 'firefox', use: { engine: 'firefox' } },
    { name: 'webkit', use: { engine: 'webkit' } },
  ],
});

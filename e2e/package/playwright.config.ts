import { defineConfig } from '@playwright/test';
import journeys from '../playwright.config';

const { projects: _projects, globalSetup: _setup, ...shared } = journeys;
const { launchOptions, ...use } = shared.use ?? {};

/** Used by `npm run check -- package`: the package behind a proxy. The recipes' host name resolves to this machine. */
export default defineConfig({
  ...shared,
  testDir: '.',
  testMatch: 'first-journey.ts',
  outputDir: '../../.cache/e2e-package',
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: {
    ...use,
    ignoreHTTPSErrors: true,
    launchOptions: {
      ...launchOptions,
      args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP portail.example 127.0.0.1'],
    },
  },
});

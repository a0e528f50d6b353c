import { projects } from '@portal/build/jest-preset';

/** @type {import('jest').Config} */
export default {
  projects: projects(import.meta.dirname),
  // Two cores: one worker more than that only makes both slower.
  maxWorkers: 2,
  // The back office's tests run again on a real PostgreSQL when asked.
  ...(process.env.TEST_DATABASE === 'postgres'
    ? {
        globalSetup: './back-office/postgres-for-tests/before-tests.mjs',
        globalTeardown: './back-office/postgres-for-tests/after-tests.mjs',
      }
    : {}),
};

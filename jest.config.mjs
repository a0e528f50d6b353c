import { projects } from '@portal/build/jest-preset';

// Which files run, and on which database: see `projects`.
const run = process.env.TEST_DATABASE;

/** @type {import('jest').Config} */
export default {
  projects: projects(import.meta.dirname, run),
  // Two cores: one worker more than that only makes both slower.
  maxWorkers: 2,
  // Of all that a worker holds: see `worker-memory.mjs`.
  workerIdleMemoryLimit: '1.2GB',
  // Five seconds are plenty on an idle machine; on a busy one they made good tests red. Longer than a query waits.
  testTimeout: 60_000,
  ...(run === 'postgres' || run === 'on postgres alone'
    ? {
        globalSetup: './back-office/test/postgres/before-tests.mjs',
        globalTeardown: './back-office/test/postgres/after-tests.mjs',
      }
    : {}),
};

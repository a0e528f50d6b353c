import { projects } from '@portal/build/jest-preset';

// The back office's tests run again on a real PostgreSQL when asked, as far as they depend on the database.
const onPostgres = process.env.TEST_DATABASE === 'postgres';

/** @type {import('jest').Config} */
export default {
  projects: projects(import.meta.dirname, { onPostgres }),
  // Two cores: one worker more than that only makes both slower.
  maxWorkers: 2,
  // Of all that a worker holds: see `worker-memory.mjs`.
  workerIdleMemoryLimit: '1.2GB',
  // Five seconds are plenty on an idle machine; on a busy one they made good tests red. Longer than a query waits.
  testTimeout: 60_000,
  ...(onPostgres
    ? {
        globalSetup: './back-office/postgres-for-tests/before-tests.mjs',
        globalTeardown: './back-office/postgres-for-tests/after-tests.mjs',
      }
    : {}),
};

import { projects } from '@portal/build/jest-preset';
import { workers } from './shared/build/test-run/workers.mjs';

// Which files run, and on which database: see `projects`.
const run = process.env.TEST_DATABASE;

/** @type {import('jest').Config} */
export default {
  projects: projects(import.meta.dirname, run),
  maxWorkers: workers.files,
  // See `worker-memory.mjs`.
  workerIdleMemoryLimit: '1.8GB',
  // The default five seconds fail good tests on a busy machine. Longer than a query waits.
  testTimeout: 60_000,
  ...(run === 'postgres' || run === 'on postgres alone'
    ? {
        globalSetup: './back-office/test/postgres/before-tests.mjs',
        globalTeardown: './back-office/test/postgres/after-tests.mjs',
      }
    : {}),
};

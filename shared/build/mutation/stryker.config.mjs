/**
 * The code to mutate, by folder, and the tests that should fail. `project` is their Jest project: `browser` or `node`.
 * @type {Readonly<Record<string, { sources: string[], tests: string[], project: 'browser' | 'node' }>>}
 */
export const ROOMS = {
  access: {
    sources: ['back-office/src/access'],
    tests: ['back-office/src/access', 'back-office/test/permissions'],
    project: 'node',
  },
  auth: {
    sources: ['back-office/src/auth'],
    tests: ['back-office/src/auth', 'back-office/src/accounts'],
    project: 'node',
  },
  http: { sources: ['back-office/src/http'], tests: ['back-office/src/http'], project: 'node' },
  kit: { sources: ['shared/kit/src'], tests: ['shared/kit/src'], project: 'browser' },
  registry: {
    sources: ['shared/registry/src'],
    // The host is what uses its path patterns, page files and reported problems.
    tests: ['shared/registry/src', 'shell/host/src/page', 'shell/host/src/telemetry'],
    project: 'node',
  },
  remotes: {
    sources: ['shell/page/src/remotes', 'shell/page/src/registry'],
    tests: ['shell/page/src/remotes', 'shell/page/src/registry'],
    project: 'browser',
  },
};

/** A room, or a room and words of the paths within it: `kit/http`. */
const { MUTATION_ROOM = 'registry' } = process.env;
const [room = '', ...within] = MUTATION_ROOM.split('/');
const part = within.length > 0 ? `**/*${within.join('/')}*` : '**/*';

export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: { configFile: 'shared/build/mutation/jest.config.mjs', enableFindRelatedTests: false },
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  mutate: [
    ...(ROOMS[room]?.sources ?? []).map((folder) => `${folder}/${part}.{ts,tsx}`),
    '!**/*.test.*',
    '!**/*-samples.ts',
    '!**/testing/**',
  ],
  thresholds: { break: 80, low: 80, high: 90 },
  incremental: true,
  incrementalFile: `.cache/mutation/${room}.json`,
  tempDirName: '.cache/mutation/copies',
  ignorePatterns: ['dist', '.data', '.cache', 'docs', 'e2e'],
  // A test that hangs fails by Jest's limit first, so that the process can be used again.
  timeoutMS: 20_000,
  // The first run takes every test of the room, and some open a store each.
  dryRunTimeoutMinutes: 30,
  concurrency: 2,
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  logLevel: 'warn',
};

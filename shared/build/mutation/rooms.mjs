/**
 * The code to mutate, by folder, and the tests that should fail. `project` is their Jest project: `browser` or `node`.
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

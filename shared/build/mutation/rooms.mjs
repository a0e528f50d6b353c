/**
 * What is changed on purpose, room by room, and the tests that are to notice. `project` says where these run: `browser`
 * or `node`, as in the Jest preset.
 */
export const ROOMS = {
  access: {
    sources: ['back-office/src/access'],
    tests: ['back-office/src/access', 'back-office/test/permissions'],
    project: 'node',
  },
  auth: { sources: ['back-office/src/auth'], tests: ['back-office/src/{auth,accounts}'], project: 'node' },
  http: { sources: ['back-office/src/http'], tests: ['back-office/src/http'], project: 'node' },
  kit: { sources: ['shared/kit/src'], tests: ['shared/kit/src'], project: 'browser' },
  registry: { sources: ['shared/registry/src'], tests: ['shared/registry/src'], project: 'node' },
  remotes: { sources: ['shell/page/src/remotes'], tests: ['shell/page/src/remotes'], project: 'browser' },
};

import path from 'node:path';
import { browser as browserPreset, transform } from '../../remote-sdk/jest/index.mjs';
import { filesOnPostgres, filesOnPostgresAlone } from './files-on-postgres.mjs';

const here = import.meta.dirname;
const sdk = path.resolve(here, '../../remote-sdk/jest');
const sameProperties = { '^fast-check$': path.join(here, 'same-properties.cjs') };

/**
 * Escapes a folder for use in a regular expression.
 * @param {string} folder
 */
const literally = (folder) => folder.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The two Jest projects: browser code (jsdom) and server code (Node).
 * @param {string} root folder of the workspace
 * @param {'postgres' | 'beside postgres' | 'embedded as well' | 'on postgres alone'} [run] `postgres`: only what depends on
 *   the database, on a server; `beside postgres`: all but the files that run on PostgreSQL alone; `embedded as well`: those
 *   files, on the embedded store; `on postgres alone`: the whole back office, once; when left out, everything on the
 *   embedded store
 */
export function projects(root, run) {
  // Relative to the root: a clone in a folder called `dist` or `e2e` keeps its tests.
  const clone = `^${literally(root)}/`;
  const base = {
    rootDir: root,
    transform,
    testPathIgnorePatterns: [`${clone}(.*/)?(node_modules|dist)/`, `${clone}e2e/`],
    modulePathIgnorePatterns: [`${clone}(dist|\\.cache)/`],
    cacheDirectory: path.join(root, '.cache/jest'),
    clearMocks: true,
    restoreMocks: true,
  };
  const screens = browserPreset(path.join(root, 'shared/ui/src/icon/lean-lucide.tsx'));
  const browser = {
    ...base,
    ...screens,
    displayName: 'browser',
    testEnvironment: path.join(here, 'screen-environment.mjs'),
    testMatch: [
      '<rootDir>/{shell/page/src,shared/{kit,api,ui,forms,gallery,features,testing}/src,shared/remote-sdk/src/testing,mfe-*/src}/**/*.test.ts?(x)',
    ],
    moduleNameMapper: { ...screens.moduleNameMapper, ...sameProperties },
  };
  const node = {
    ...base,
    displayName: 'node',
    testEnvironment: path.join(here, 'server-environment.mjs'),
    testMatch: [
      '<rootDir>/{back-office,shell/{host,server,release},shared/{domain,registry,build},shared/remote-sdk/{project,hot,webpack,drawing,files,create,src/dev}}/**/*.test.ts',
      '<rootDir>/shared/kit/test/**/*.test.ts',
    ],
    moduleNameMapper: sameProperties,
    transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!cookie@)`],
    setupFilesAfterEnv: [path.join(sdk, 'strict-console.mjs')],
  };
  const office = path.join(root, 'back-office');
  const only = (files) => [{ ...node, testMatch: files.map((file) => `<rootDir>/back-office/${file}`) }];
  if (run === 'postgres') return only(filesOnPostgres(office));
  if (run === 'embedded as well') return only(filesOnPostgresAlone(office));
  if (run === 'on postgres alone') return [{ ...node, testMatch: ['<rootDir>/back-office/**/*.test.ts'] }];
  if (run !== 'beside postgres') return [browser, node];
  const elsewhere = filesOnPostgresAlone(office).map((file) => `${clone}back-office/${literally(file)}$`);
  return [browser, { ...node, testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...elsewhere] }];
}

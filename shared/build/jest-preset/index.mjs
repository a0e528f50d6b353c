import { createRequire } from 'node:module';
import path from 'node:path';
import { filesOnPostgres, filesOnPostgresAlone } from './files-on-postgres.mjs';

/** Dates and months are read as a French user reads them, whatever the machine's own zone is. */
process.env.TZ = 'Europe/Paris';

const here = import.meta.dirname;
const sameProperties = { '^fast-check$': path.join(here, 'same-properties.cjs') };
// Jest looks for these from the root, where pnpm does not put them.
const { resolve } = createRequire(import.meta.url);
const transform = {
  '^.+\\.[mc]?[jt]sx?$': [
    resolve('@swc/jest'),
    {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** Modules published as ES modules only: they are transformed like our own. The names are folders of the pnpm store. */
const ES_MODULES_ONLY = [
  'axe-core',
  'lucide-react',
  'dompurify',
  'rxjs',
  'highcharts',
  'cookie',
  'react-router',
  // What `sanitize-html` reads with.
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
];

/** A folder as it is, within a pattern: a dot in its name is a dot. */
const literally = (folder) => folder.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The two Jest projects: what runs in a browser (jsdom) and what runs on the server (Node).
 * @param {string} root folder of the workspace
 * @param {'postgres' | 'beside postgres'} [run] `postgres`: only what depends on the database, to run on a server; `beside
 *   postgres`: all but what that run has for both stores; everything, in the embedded store, when left out
 */
export function projects(root, run) {
  // Below the root alone: a clone in a folder that is called `dist` or `e2e` itself has its tests all the same.
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
  const browser = {
    ...base,
    displayName: 'browser',
    testEnvironment: path.join(here, 'browser-environment.mjs'),
    testMatch: [
      '<rootDir>/{shell/page/src,shared/{kit,api,ui,forms,gallery,features,testing}/src,mfe-*/src}/**/*.test.ts?(x)',
    ],
    moduleNameMapper: {
      ...sameProperties,
      '^react/jsx-runtime$': path.join(here, 'brief-react.cjs'),
      '^@testing-library/dom$': path.join(here, 'patient-queries.cjs'),
      '\\.module\\.css$': path.join(here, 'css-module.cjs'),
      '\\.(css|svg|png|woff2)$': path.join(here, 'asset.cjs'),
      // As in what browsers get: `webpack/lean-icons.cjs`.
      '^\\.\\./createLucideIcon\\.mjs$': path.join(root, 'shared/ui/src/icon/lean-lucide.tsx'),
    },
    transformIgnorePatterns: [
      `/node_modules/\\.pnpm/(?!(${ES_MODULES_ONLY.join('|').replaceAll('/', '\\+')})[@+])`,
    ],
    setupFilesAfterEnv: [path.join(here, 'browser-setup.mjs')],
  };
  const node = {
    ...base,
    displayName: 'node',
    testEnvironment: path.join(here, 'server-environment.mjs'),
    testMatch: [
      '<rootDir>/{back-office,shell/{host,release,dev},shared/{domain,registry,build}}/**/*.test.ts',
      '<rootDir>/shared/*/contract/**/*.test.ts',
    ],
    moduleNameMapper: sameProperties,
    transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!cookie@)`],
    setupFilesAfterEnv: [path.join(here, 'strict-console.mjs')],
  };
  const office = path.join(root, 'back-office');
  if (run === 'postgres')
    return [{ ...node, testMatch: filesOnPostgres(office).map((file) => `<rootDir>/back-office/${file}`) }];
  if (run !== 'beside postgres') return [browser, node];
  const elsewhere = filesOnPostgresAlone(office).map((file) => `${clone}back-office/${literally(file)}$`);
  return [browser, { ...node, testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...elsewhere] }];
}

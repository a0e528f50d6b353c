import { createRequire } from 'node:module';
import path from 'node:path';
import { filesOnPostgres, filesOnPostgresAlone } from './files-on-postgres.mjs';

/** Dates and months in French time, whatever the machine's time zone. */
process.env.TZ = 'Europe/Paris';

const here = import.meta.dirname;
const sameProperties = { '^fast-check$': path.join(here, 'same-properties.cjs') };
// Jest resolves these from the root, where pnpm does not install them.
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

/** Packages published as ES modules only, transformed like our code. The names are folders of the pnpm store. */
const ES_MODULES_ONLY = [
  'axe-core',
  'lucide-react',
  'dompurify',
  'rxjs',
  'highcharts',
  'cookie',
  'react-router',
  '@noble/ed25519',
  '@noble/hashes',
  // Dependencies of `sanitize-html`.
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
];

/**
 * Escapes a folder for use in a regular expression.
 * @param {string} folder
 */
const literally = (folder) => folder.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');

/**
 * The two Jest projects: browser code (jsdom) and server code (Node).
 * @param {string} root folder of the workspace
 * @param {'postgres' | 'beside postgres' | 'on postgres alone'} [run] `postgres`: only what depends on the database, on a
 *   server; `beside postgres`: all but the files that run on PostgreSQL for both stores; `on postgres alone`: the whole
 *   back office, once; when left out, everything on the embedded store
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
      // As in production builds: `webpack/lean-icons.cjs`.
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
      '<rootDir>/{back-office,shell/{host,server,release,dev},shared/{domain,registry,build}}/**/*.test.ts',
      '<rootDir>/shared/*/contract/**/*.test.ts',
    ],
    moduleNameMapper: sameProperties,
    transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!cookie@)`],
    setupFilesAfterEnv: [path.join(here, 'strict-console.mjs')],
  };
  const office = path.join(root, 'back-office');
  if (run === 'postgres')
    return [{ ...node, testMatch: filesOnPostgres(office).map((file) => `<rootDir>/back-office/${file}`) }];
  if (run === 'on postgres alone') return [{ ...node, testMatch: ['<rootDir>/back-office/**/*.test.ts'] }];
  if (run !== 'beside postgres') return [browser, node];
  const elsewhere = filesOnPostgresAlone(office).map((file) => `${clone}back-office/${literally(file)}$`);
  return [browser, { ...node, testPathIgnorePatterns: [...base.testPathIgnorePatterns, ...elsewhere] }];
}

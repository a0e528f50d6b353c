import { createRequire } from 'node:module';
import path from 'node:path';
import lucide from '../project/lean-lucide.cjs';

/** Dates and months in French time, whatever the machine's time zone. */
process.env.TZ = 'Europe/Paris';

const here = import.meta.dirname;
// From here: an app has none of it itself.
const { resolve } = createRequire(import.meta.url);

export const transform = {
  '^.+\\.[mc]?[jt]sx?$': [
    resolve('@swc/jest'),
    {
      swcrc: false,
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  ],
};

/** Packages published as ES modules only, transformed like our code. The names are folders of the pnpm store, too. */
const ES_MODULES_ONLY = [
  '@portal',
  '@noble',
  'axe-core',
  'lucide-react',
  'dompurify',
  'rxjs',
  'highcharts',
  'cookie',
  'react-router',
  // Dependencies of `sanitize-html`.
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
].join('|');

/**
 * What every Jest project for browser code has: jsdom with the rest of a browser, React's warnings and unexpected
 * messages as failures, style sheets and pictures as names.
 * @param {string | undefined} leanLucide file that replaces lucide's runtime, as in builds
 */
export const browser = (leanLucide) => ({
  transform,
  transformIgnorePatterns: [
    `/node_modules/(?!(?:[.]pnpm|${ES_MODULES_ONLY})/)`,
    `/node_modules/[.]pnpm/(?!(?:${ES_MODULES_ONLY})[@+])`,
  ],
  testEnvironment: path.join(here, 'browser-environment.mjs'),
  moduleNameMapper: {
    '^react/jsx-runtime$': path.join(here, 'brief-react.cjs'),
    '^@testing-library/dom$': path.join(here, 'patient-queries.cjs'),
    '\\.module\\.css$': path.join(here, 'css-module.cjs'),
    '\\.(css|svg|png|woff2)$': path.join(here, 'asset.cjs'),
    ...(leanLucide && { '^\\.\\./createLucideIcon\\.mjs$': leanLucide }),
  },
  setupFilesAfterEnv: [path.join(here, 'browser-setup.mjs')],
  clearMocks: true,
  restoreMocks: true,
});

/** The default five seconds fail good tests on a busy machine. Longer than a query waits. */
export const TEST_TIMEOUT_MS = 60_000;

/**
 * The Jest preset of a remote in a repository of its own: `export default remote(import.meta.dirname)`.
 * @param {string} folder absolute folder of the app
 * @returns {import('jest').Config}
 */
export const remote = (folder) => ({
  ...browser(lucide.leanLucide(folder)),
  rootDir: folder,
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  cacheDirectory: path.join(folder, '.cache/jest'),
  testTimeout: TEST_TIMEOUT_MS,
});

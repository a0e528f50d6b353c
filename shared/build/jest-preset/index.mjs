import { createRequire } from 'node:module';
import path from 'node:path';

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
];

/**
 * The two Jest projects: what runs in a browser (jsdom) and what runs on the server (Node).
 * @param {string} root folder of the workspace
 */
export function projects(root) {
  const base = {
    rootDir: root,
    transform,
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/e2e/'],
    modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
    cacheDirectory: path.join(root, '.cache/jest'),
    clearMocks: true,
    restoreMocks: true,
  };
  return [
    {
      ...base,
      displayName: 'browser',
      testEnvironment: path.join(here, 'browser-environment.mjs'),
      testMatch: [
        '<rootDir>/{shell/src,shared/{kit,api,ui,forms,gallery,features,testing}/src,mfe-*/src}/**/*.test.ts?(x)',
      ],
      moduleNameMapper: {
        ...sameProperties,
        '\\.module\\.css$': path.join(here, 'css-module.cjs'),
        '\\.(css|svg|png|woff2)$': path.join(here, 'asset.cjs'),
        // As in what browsers get: `webpack/lean-icons.cjs`.
        '^\\.\\./createLucideIcon\\.mjs$': path.join(root, 'shared/ui/src/icon/lean-lucide.tsx'),
      },
      transformIgnorePatterns: [
        `/node_modules/\\.pnpm/(?!(${ES_MODULES_ONLY.join('|').replaceAll('/', '\\+')})[@+])`,
      ],
      setupFilesAfterEnv: [path.join(here, 'browser-setup.mjs')],
    },
    {
      ...base,
      displayName: 'node',
      testEnvironment: resolve('jest-environment-node'),
      testMatch: [
        '<rootDir>/{back-office/src,shell/{host,release,development},shared/{domain,build}}/**/*.test.ts',
        '<rootDir>/shared/*/contract/**/*.test.ts',
      ],
      moduleNameMapper: sameProperties,
      transformIgnorePatterns: [`/node_modules/\\.pnpm/(?!cookie@)`],
      setupFilesAfterEnv: [path.join(here, 'strict-console.mjs')],
    },
  ];
}

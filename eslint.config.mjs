import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import jest from 'eslint-plugin-jest';
import jestDom from 'eslint-plugin-jest-dom';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import playwright from 'eslint-plugin-playwright';
import reactHooks from 'eslint-plugin-react-hooks';
import testingLibrary from 'eslint-plugin-testing-library';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import oneWalker from './shared/build/files/one-walker.cjs';

const TESTS = ['**/*.test.ts', '**/*.test.tsx'];
const BROWSER = ['shell/src/**', 'mfe-*/src/**', 'shared/{kit,api,ui,forms,gallery,features,testing}/src/**'];

/**
 * The one-door rule: a library is imported in one folder, everything else goes through that folder's own API.
 * `files` is where it may be imported.
 */
const DOORS = [
  { names: ['axios'], files: ['shared/kit/src/http/**'], use: 'the clients of @portal/kit' },
  {
    names: ['react-router-dom', 'react-router'],
    files: ['shared/kit/src/**', 'shared/testing/src/**'],
    use: 'the router facade of @portal/kit',
  },
  {
    names: ['final-form', 'react-final-form'],
    files: ['shared/forms/src/**'],
    use: '@portal/forms',
  },
  { names: ['lucide-react', 'lucide-react/*'], files: ['shared/ui/src/**'], use: '@portal/ui/icon' },
  {
    names: ['highcharts', 'highcharts/*', 'highcharts-react-official'],
    files: ['mfe-agent/src/dashboard/charts/**'],
    use: 'the charts of the dashboard',
  },
  { names: ['valibot'], files: ['shared/api/src/wire/**'], use: 'the wire readers of @portal/api' },
  {
    names: ['react-dom/client'],
    files: ['shell/src/**', 'shared/gallery/src/main.tsx'],
    use: 'the shell: it alone mounts',
  },
  {
    names: ['dompurify'],
    files: ['shared/features/src/portal/**'],
    use: 'RichText of @portal/features/portal',
  },
];

/** Rules that compile a whole file with React's compiler: for components and hooks, not for the tests of them. */
const REACT_COMPILER = Object.keys(reactHooks.configs['recommended-latest'].rules).filter(
  (rule) => !['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'].includes(rule),
);

const restrict = (doors) => [
  'error',
  {
    patterns: [
      ...doors.map((door) => ({ group: door.names, message: `One door: use ${door.use}.` })),
      { group: ['rxjs/operators'], message: 'Import operators from rxjs.' },
      { group: ['@portal/*/src/**'], message: 'Import a package by its name, never by its files.' },
    ],
  },
];

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '.cache/**',
      '.data/**',
      '**/node_modules/**',
      'coverage/**',
      'playwright-report/**',
      'test-results/**',
    ],
  },
  js.configs.recommended,
  { rules: { 'no-restricted-syntax': ['error', ...oneWalker.ONE_WALKER] } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'check-file': checkFile },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // `interface` and `type` are chosen by what they say, and a method may be passed on from an object of functions.
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      // `erasableSyntaxOnly` allows no enum, and a class is known by what it has: both rules compare the types of every
      // assignment and argument for the third time, a fifth of the whole run (decision 0024).
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unsafe-class-instance-assignment': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'check-file/filename-blocklist': [
        'error',
        Object.fromEntries(
          ['utils', 'helpers', 'misc', 'common', 'types', 'constants'].map((name) => [
            `**/${name}.{ts,tsx}`,
            '*-named-after-its-idea.ts',
          ]),
        ),
      ],
      'no-console': 'error',
      // French typography: thin and non-breaking spaces are part of the copy.
      'no-irregular-whitespace': [
        'error',
        { skipStrings: true, skipTemplates: true, skipJSXText: true, skipComments: true },
      ],
      'no-restricted-imports': restrict(DOORS),
    },
  },
  ...DOORS.map((door) => ({
    files: door.files,
    // A folder may hold the key to several doors.
    rules: {
      'no-restricted-imports': restrict(
        DOORS.filter((other) => !other.files.some((glob) => door.files.includes(glob))).filter(
          (other) =>
            !(
              door.files[0]?.startsWith('shared/kit/') &&
              other.files.some((glob) => glob.startsWith('shared/kit/'))
            ),
        ),
      ),
    },
  })),
  {
    files: BROWSER,
    extends: [jsxA11y.flatConfigs.strict],
    plugins: { 'react-hooks': reactHooks },
    languageOptions: { globals: globals.browser },
    rules: {
      ...reactHooks.configs['recommended-latest'].rules,
      // A heading that takes the focus after a navigation, a scrollable table: both need tabIndex on purpose.
      'jsx-a11y/no-noninteractive-tabindex': 'off',
      'no-restricted-globals': [
        'error',
        ...['localStorage', 'sessionStorage'].map((name) => ({
          name,
          message: 'One door: the session of @portal/kit keeps what the browser remembers.',
        })),
      ],
    },
  },
  { files: ['shared/kit/src/**', 'shell/src/**'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['shared/domain/src/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...oneWalker.ONE_WALKER,
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'Pure: take `now` as a parameter.',
        },
        {
          selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
          message: 'Pure: take `now` as a parameter.',
        },
      ],
    },
  },
  {
    files: TESTS,
    extends: [jest.configs['flat/recommended'], jest.configs['flat/style']],
    rules: {
      'jest/expect-expect': [
        'error',
        { assertFunctionNames: ['expect', 'expect*', 'fc.assert', '**.run', 'testScheduler.run'] },
      ],
      'jest/no-conditional-expect': 'error',
      'jest/no-standalone-expect': 'off',
      '@typescript-eslint/no-empty-function': 'off',
      // A stand-in for something asynchronous has nothing to wait for.
      '@typescript-eslint/require-await': 'off',
      // What a test still uses of ours is seen where ours is; it asks each word of each file who declared it.
      '@typescript-eslint/no-deprecated': 'off',
    },
  },
  {
    files: BROWSER.map((folder) => `${folder}/*.test.{ts,tsx}`),
    rules: Object.fromEntries(REACT_COMPILER.map((rule) => [rule, 'off'])),
  },
  {
    files: ['{shell/src,mfe-*/src,shared/{ui,forms,gallery,features}/src}/**/*.test.tsx'],
    extends: [testingLibrary.configs['flat/react'], jestDom.configs['flat/recommended']],
    rules: { 'testing-library/render-result-naming-convention': 'off' },
  },
  {
    files: ['e2e/**/*.ts'],
    extends: [playwright.configs['flat/recommended']],
    rules: {
      // A table of roles and routes decides what is expected: its rows are data, not branches of a story.
      'playwright/no-conditional-in-test': 'off',
      'playwright/no-conditional-expect': 'off',
      'playwright/expect-expect': ['error', { assertFunctionPatterns: ['^expect'] }],
    },
  },
  {
    // What the server and the commands print is their user interface.
    files: [
      'shell/host/**',
      'shell/release/**',
      'shell/development/**',
      'shared/build/**',
      'back-office/src/**',
      'e2e/**',
    ],
    languageOptions: { globals: globals.node },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: globals.node } },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs' } },
);

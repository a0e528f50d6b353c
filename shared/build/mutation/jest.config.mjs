import path from 'node:path';
import { projects } from '../jest-preset/index.mjs';

/** Runs the tests that cover one mutated folder, as the preset runs them. Set by `commands/mutation.mjs`. */
const { MUTATION_TESTS: tests, MUTATION_NAMES: names = '', MUTATION_PROJECT: name } = process.env;
const root = path.resolve(import.meta.dirname, '../../..');
const { displayName: _, ...project } = projects(root).find(({ displayName }) => displayName === name);

export default {
  ...project,
  // Jest looks for test files in these folders only, anew for each mutant.
  roots: tests.split(' ').map((folder) => `<rootDir>/${folder}`),
  // The links in `node_modules` lead out of the copy.
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '^@portal/registry/(.*)$': '<rootDir>/shared/registry/src/$1.ts',
  },
  // A changed call often never ends. Tests of browser code take milliseconds; those of the server open a store.
  testTimeout: name === 'browser' ? 3000 : 15_000,
  testEnvironment: path.join(import.meta.dirname, 'fail-fast-environment.mjs'),
  ...(name === 'browser' && { setupFilesAfterEnv: [path.join(import.meta.dirname, 'browser-setup.mjs')] }),
  runner: path.join(import.meta.dirname, 'reaching-files-runner.mjs'),
  testMatch: tests.split(' ').map((folder) => `<rootDir>/${folder}/**/*${names}*.test.ts?(x)`),
};

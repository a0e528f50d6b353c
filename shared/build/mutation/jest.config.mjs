import path from 'node:path';
import { projects } from '../jest-preset/index.mjs';

/** Runs the tests that cover one mutated folder, as the preset runs them. Set by `commands/mutation.mjs`. */
const { MUTATION_TESTS: tests, MUTATION_PROJECT: name } = process.env;
const root = path.resolve(import.meta.dirname, '../../..');
const { displayName: _, ...project } = projects(root).find(({ displayName }) => displayName === name);

export default {
  ...project,
  testMatch: tests.split(' ').map((folder) => `<rootDir>/${folder}/**/*.test.ts?(x)`),
};

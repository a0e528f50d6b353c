import path from 'node:path';
import { projects } from '../jest-preset/index.mjs';

/** The tests that are to notice a change in one room, run as the preset runs them. Set by `commands/mutation.mjs`. */
const { MUTATION_TESTS: tests, MUTATION_PROJECT: name } = process.env;
const root = path.resolve(import.meta.dirname, '../../..');
const { displayName: _, ...project } = projects(root).find(({ displayName }) => displayName === name);

export default {
  ...project,
  testMatch: tests.split(' ').map((folder) => `<rootDir>/${folder}/**/*.test.ts?(x)`),
};

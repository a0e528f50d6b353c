import path from 'node:path';
import { projects } from '../jest-preset/index.mjs';
import { ROOMS } from './stryker.config.mjs';

/** Runs the tests of one mutated room, as the preset runs them. */
const { tests, project: name } = ROOMS[process.env.MUTATION_ROOM.split('/')[0]];
const root = path.resolve(import.meta.dirname, '../../..');
const { displayName: _, ...project } = projects(root).find(({ displayName }) => displayName === name);

export default {
  ...project,
  // The links in `node_modules` lead out of the copy.
  moduleNameMapper: {
    ...project.moduleNameMapper,
    '^@portal/registry/(.*)$': '<rootDir>/shared/registry/src/$1.ts',
  },
  // A changed call often never ends. Tests of browser code take milliseconds; those of the server open a store.
  testTimeout: name === 'browser' ? 3000 : 15_000,
  testMatch: tests.map((folder) => `<rootDir>/${folder}/**/*.test.ts?(x)`),
};

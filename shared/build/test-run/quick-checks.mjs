import path from 'node:path';
import { root } from '../commands/install.mjs';

/** @typedef {readonly [says: string, program: string, ...args: string[]]} Check a command that must succeed */

/** @param {string} name */
const bin = (name) => path.join(root, 'node_modules/.bin', name);
/** @param {string} name */
const command = (name) => path.join(root, 'shared/build/commands', `${name}.mjs`);

/** Those with code of ours. */
const FOLDERS = ['shell', 'mfe-*', 'shared', 'back-office', 'e2e'];

/** @type {Readonly<Record<string, string>>} */
const PROGRAMS = {
  'tsconfig.browser.json': 'types of the browser code',
  'tsconfig.node.json': 'types of the server code',
  'tsconfig.tools.json': 'types of the build code',
};

/**
 * With the native compiler, written in Go like the type-aware linter: a third of the CPU time or less (decision 0024).
 * @param {readonly string[]} programs
 * @returns {Check[]}
 */
export const typesOf = (programs) =>
  programs.map((program) => [
    PROGRAMS[program] ?? program,
    process.execPath,
    path.join(root, 'node_modules/typescript-7/bin/tsc'),
    '-p',
    program,
  ]);

/**
 * @param {readonly string[]} folders the whole workspace when there is none
 * @returns {Check}
 */
export const lintOf = (folders) => [
  'lint',
  bin('oxlint'),
  '--deny-warnings',
  '--report-unused-disable-directives',
  ...folders,
];

/**
 * Checks that take seconds, by the name that `npm run check` knows; `npm test` begins with all of them.
 * @type {Readonly<Record<string, readonly Check[]>>}
 */
export const QUICK_CHECKS = {
  types: typesOf(Object.keys(PROGRAMS)),
  lint: [lintOf([])],
  boundaries: [['who imports whom', bin('depcruise'), ...FOLDERS]],
  unused: [['nothing unused', bin('knip')]],
  licences: [['licences', process.execPath, command('licences')]],
  styles: [['styles', bin('stylelint'), '**/*.css']],
  format: [['format', bin('oxfmt'), '--check']],
};

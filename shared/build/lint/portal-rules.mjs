import { fileNames } from './file-names.mjs';
import { oneDoor } from './one-door.mjs';
import { oneWalker } from './one-walker.mjs';
import { pure } from './pure.mjs';
import { steady } from './steady.mjs';

/** The rules of this repository that no published linter has: `.oxlintrc.json` says where each holds. */
export default {
  meta: { name: 'portal' },
  rules: { 'file-names': fileNames, 'one-door': oneDoor, 'one-walker': oneWalker, pure, steady },
};

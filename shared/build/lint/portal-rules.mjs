import { fileNames } from './file-names.mjs';
import { oneDoor } from './one-door.mjs';
import { oneWalker } from './one-walker.mjs';
import { pure } from './pure.mjs';
import { steady } from './steady.mjs';

/** Lint rules specific to this repository; `.oxlintrc.json` says where each applies. */
export default {
  meta: { name: 'portal' },
  rules: { 'file-names': fileNames, 'one-door': oneDoor, 'one-walker': oneWalker, pure, steady },
};

import { fileNames } from './file-names.mjs';
import { frenchText } from './french-text.mjs';
import { oneDoor } from './one-door.mjs';
import { oneClock, oneWalker, pure, steady } from './refused-code.mjs';

/** Lint rules specific to this repository; `.oxlintrc.json` says where each applies. */
export default {
  meta: { name: 'portal' },
  rules: {
    'file-names': fileNames,
    'french-text': frenchText,
    'one-clock': oneClock,
    'one-door': oneDoor,
    'one-walker': oneWalker,
    pure,
    steady,
  },
};

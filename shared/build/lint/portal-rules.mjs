import { frenchText } from './french-text.mjs';
import { oneClock, pure, steady } from './refused-code.mjs';

/** Lint rules specific to this repository; `.oxlintrc.json` says where each applies. */
export default {
  meta: { name: 'portal' },
  rules: {
    'french-text': frenchText,
    'one-clock': oneClock,
    pure,
    steady,
  },
};

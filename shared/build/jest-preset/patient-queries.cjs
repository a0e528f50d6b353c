const queries = require('../../../node_modules/@testing-library/dom');

/**
 * Milliseconds that `findBy` and `waitFor` wait for what never comes. A second, which the library gives, is what a screen
 * needs on an idle machine; on a busy one it made good tests red. What comes is seen at once, so only a red test is slower.
 */
const LONG_ENOUGH_MS = 20_000;

// What tests get as `@testing-library/dom`: the library's own, set once for whoever loads it.
queries.configure({ asyncUtilTimeout: LONG_ENOUGH_MS });

module.exports = queries;

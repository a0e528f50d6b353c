const queries = require('../../../node_modules/@testing-library/dom');

/** Milliseconds. The default of one second fails good tests on a busy machine; only failing tests become slower. */
const LONG_ENOUGH_MS = 20_000;

// Tests that import `@testing-library/dom` get the library itself, configured once.
queries.configure({ asyncUtilTimeout: LONG_ENOUGH_MS });

module.exports = queries;

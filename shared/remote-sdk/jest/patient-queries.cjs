const path = require('node:path');

// By its folder: the name leads here.
const queries = require(path.dirname(require.resolve('@testing-library/dom/package.json')));

/** Milliseconds. The default of one second fails good tests on a busy machine; only failing tests become slower. */
const LONG_ENOUGH_MS = 20_000;

// Tests that import `@testing-library/dom` get the library itself, configured once.
queries.configure({ asyncUtilTimeout: LONG_ENOUGH_MS });

module.exports = queries;

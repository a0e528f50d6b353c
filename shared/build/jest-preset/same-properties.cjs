const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

/** An arbitrary constant, so that runs are repeatable. */
const SEED = 20261121;

const { FUZZ_SEED: given, FUZZ_REQUESTS } = process.env;

// Tests that import `fast-check` get it with a fixed seed, so that a failure is repeatable. When many runs are
// requested, the seed is random and printed on failure.
if (given !== undefined || FUZZ_REQUESTS === undefined)
  fastCheck.configureGlobal({ seed: Number(given ?? SEED) });

module.exports = fastCheck;

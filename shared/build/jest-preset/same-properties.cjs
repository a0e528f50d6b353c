const fastCheck = require('../../../node_modules/fast-check/lib/cjs/fast-check.js');

/** Any number would do: it only has to be the same one each time. */
const SEED = 20261121;

const { FUZZ_SEED, PROPERTY_SEED, FUZZ_REQUESTS, PROPERTY_RUNS } = process.env;
const given = FUZZ_SEED ?? PROPERTY_SEED;
const asksForMany = FUZZ_REQUESTS !== undefined || PROPERTY_RUNS !== undefined;

// What tests get as `fast-check`. They try the same values in every run, so that a red one is red again; whoever asks for
// many runs gets others each time, from a seed that is printed when one fails.
if (given !== undefined || !asksForMany) fastCheck.configureGlobal({ seed: Number(given ?? SEED) });

module.exports = fastCheck;

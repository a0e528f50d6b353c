/** A content hash in a runtime's code: `110:"450356a0"`, `"hero.7c172b80.svg"`. */
const HASH = /(?<=["'`.])[0-9a-f]{8}(?=["'`.])/g;
const PLACE = /hash(\d{4})/g;

/**
 * Hides the hashes in a file from a minifier. Minifiers choose short names by letter frequency, and at that time the
 * hashes are webpack's provisional ones, which depend on the folder of the checkout: the same sources would be minified
 * differently in two folders. webpack later replaces them by content hashes.
 * @param {import('terser-webpack-plugin').MinimizerImplementation<object>} minify
 */
function byAnyHash(minify) {
  /** @param {Record<string, string>} input @param {...any} rest */
  /** @type {(...given: any[]) => any} */
  const call = minify;
  /** @param {Record<string, string>} input @param {unknown[]} rest */
  const wrapped = async (input, ...rest) => {
    const [[name, code]] = Object.entries(input);
    const hashes = [...new Set(code.match(HASH) ?? [])];
    const neutral = code.replace(
      HASH,
      (/** @type {string} */ hash) => `hash${String(hashes.indexOf(hash)).padStart(4, '0')}`,
    );
    const minified = await call({ [name]: neutral }, ...rest);
    if (minified.code === undefined) return minified;
    return {
      ...minified,
      code: minified.code.replace(
        PLACE,
        (/** @type {string} */ place, /** @type {string} */ at) => hashes[Number(at)] ?? place,
      ),
    };
  };
  // terser-webpack-plugin also reads properties of a minifier: its version is part of the cache key.
  return Object.assign(wrapped, minify);
}

module.exports = { byAnyHash };

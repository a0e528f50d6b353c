/** A hash in the name of a file, as the code of a runtime lists them: `110:"450356a0"`, `"hero.7c172b80.svg"`. */
const HASH = /(?<=["'`.])[0-9a-f]{8}(?=["'`.])/g;
const PLACE = /hash(\d{4})/g;

/**
 * A minifier that does not see which hashes a file holds. It chooses short names by the letters that it finds, and the
 * hashes at that time are webpack's first ones, which tell the folder of the checkout: the same sources would be minified
 * differently in two folders. What webpack then puts in their place are hashes of contents.
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
  // What terser-webpack-plugin asks of a minifier beside calling it: its version is part of what is cached.
  return Object.assign(wrapped, minify);
}

module.exports = { byAnyHash };

const { posix } = require('node:path');

const SOURCES = ['.ts', '.tsx'];

/**
 * A relative import with the name of the compiled file, as Node and webpack want it in an ES module of `node_modules`:
 * `./card` becomes `./card.js` or `./card/index.js`. A package and a file that is not compiled stay as they are.
 * @param {string} specifier as written
 * @param {(file: string) => boolean} isThere whether there is such a source, relative to the importing file's folder
 * @throws {Error} when it leads to nothing
 */
function fullSpecifier(specifier, isThere) {
  if (!/^\.\.?(?:\/|$)/.test(specifier)) return specifier;
  /** @param {string} base */
  const isSource = (base) => SOURCES.some((extension) => isThere(base + extension));
  if (isSource(specifier)) return `${specifier}.js`;
  if (isThere(specifier)) return specifier;
  const index = posix.join(specifier, 'index');
  if (isSource(index)) return `${index.startsWith('.') ? '' : './'}${index}.js`;
  throw new Error(`"${specifier}" leads to no file.`);
}

/** What may stand in a declaration file with quotes inside: a comment, a template or a string, which may be an import's. */
const QUOTED = /\/\*[^]*?\*\/|\/\/.*|`[^`]*`|(from |import\(|import )?(['"])((?:\\.|(?!\2).)*)\2/g;

/**
 * A declaration file with other specifiers.
 * @param {string} text as a compiler writes it
 * @param {(specifier: string) => string} rename
 */
const withSpecifiers = (text, rename) =>
  text.replaceAll(QUOTED, (found, before, quote, specifier) =>
    before === undefined ? found : before + quote + rename(specifier) + quote,
  );

module.exports = { fullSpecifier, withSpecifiers };

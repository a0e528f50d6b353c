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

/**
 * @param {string} text
 * @param {readonly { pos: number, fileName: string }[]} imports of it in order, `pos` being that of the quote
 * @param {(specifier: string) => string} rename
 */
function withSpecifiers(text, imports, rename) {
  let done = 0;
  const parts = imports.flatMap(({ pos, fileName }) => {
    const before = text.slice(done, pos + 1);
    done = pos + 1 + fileName.length;
    return [before, rename(fileName)];
  });
  return parts.join('') + text.slice(done);
}

module.exports = { fullSpecifier, withSpecifiers };

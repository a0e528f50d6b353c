const { createHash } = require('node:crypto');

/** @param {string | Buffer} text */
const digestOf = (text) => createHash('sha256').update(text).digest('hex').slice(0, 16);

/**
 * A webpack loader for development, after the one that makes files of style sheets. The module of a sheet has only its
 * class names: with a digest of the sheet it changes together with it, and webpack's runtime loads the new one. Other
 * class names run those modules again that use them.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 */
module.exports = function noteSheet(source) {
  const done = this.async();
  this.fs.readFile(this.resourcePath, (failure, sheet) => {
    if (failure || sheet === undefined) {
      done(failure);
      return;
    }
    const names = digestOf(source);
    const hot = `// ${digestOf(sheet)}
if (import.meta.webpackHot) {
  const hot = import.meta.webpackHot;
  if (hot.data && hot.data.names !== '${names}') hot.invalidate();
  else hot.accept();
  hot.dispose((data) => { data.names = '${names}'; });
}`;
    done(null, `${source}\n${hot}\n`);
  });
};

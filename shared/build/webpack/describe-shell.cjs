const { providedVersions } = require('./share-list.cjs');

const STYLE = /\.css$/;
const SCRIPT = /\.js$/;
const FONT = /\.woff2$/;

/**
 * Describes a build of the shell for the server that writes its HTML: what the page starts with, what it offers to
 * remotes, and the integrity of every file.
 */
const describeShell = (app) => (compilation, files) => {
  const entry = compilation.entrypoints.get('main').getFiles();
  return {
    schema: 1,
    version: app.version,
    base: `/shell/${app.version}/`,
    scripts: entry.filter((file) => SCRIPT.test(file)),
    styles: entry.filter((file) => STYLE.test(file)),
    provides: providedVersions(),
    fonts: Object.keys(files).filter((file) => FONT.test(file)),
    integrity: integrityOf(files),
    bytes: { brotli: Object.values(files).reduce((sum, file) => sum + file.brotliBytes, 0) },
  };
};

const integrityOf = (files) =>
  Object.fromEntries(Object.entries(files).map(([name, { integrity }]) => [name, integrity]));

module.exports = { describeShell, integrityOf };

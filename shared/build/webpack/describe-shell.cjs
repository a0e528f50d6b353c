const { FRAME_STYLES } = require('./draw-shell.cjs');
const { DRAWING } = require('../../remote-sdk/webpack/drawing-plugin.cjs');
const { provenanceOf } = require('../../remote-sdk/project/provenance.cjs');
const { integrityOf } = require('../../remote-sdk/webpack/release-plugin.cjs');
const { providedVersions } = require('./provided-by-shell.cjs');

/** @typedef {import('./app.cjs').App} App */

const STYLE = /\.css$/;
const SCRIPT = /\.js$/;
/** The request in `shared/kit/src/create-kit.ts`. */
const SIGNED_CALLS = './http/signed-calls';
const FONT = /\.woff2$/;

/**
 * Describes a build of the shell for the server that writes its HTML: the entry files, what it provides to remotes, and
 * the integrity of every file.
 * @param {App} app
 * @returns {import('../../remote-sdk/webpack/release-plugin.cjs').Describe}
 */
const describeShell = (app) => (compilation, files) => {
  /** @param {readonly [string, unknown]} given */
  const kept = ([name]) => DRAWING.test(name) || name === FRAME_STYLES;
  const drawing = Object.keys(files).find((name) => DRAWING.test(name));
  const sent = Object.fromEntries(Object.entries(files).filter((each) => !kept(each)));
  const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
  return {
    schema: 1,
    version: app.version,
    base: `/shell/${app.version}/`,
    // Like a release of a remote (decision 0054); a development build is none.
    ...(!app.isDevelopment && { provenance: provenanceOf(app) }),
    scripts: entry.filter((file) => SCRIPT.test(file)),
    styles: entry.filter((file) => STYLE.test(file)),
    provides: providedVersions(app.folder),
    fonts: Object.keys(files).filter((file) => FONT.test(file)),
    // For the server, which renders with them; no browser requests these.
    ...(drawing && {
      drawing: {
        file: drawing,
        styles: FRAME_STYLES,
        integrity: integrityOf(Object.fromEntries(Object.entries(files).filter(kept))),
      },
    }),
    // Preloaded for signed-in users: the client that signs calls, with axios.
    signedIn: filesOfRequest(compilation, SIGNED_CALLS).filter((file) => SCRIPT.test(file)),
    integrity: integrityOf(sent),
    bytes: { brotli: Object.values(sent).reduce((sum, file) => sum + file.brotliBytes, 0) },
  };
};

/**
 * The files that an `import()` of a module loads, wherever it is.
 * @param {import('../../remote-sdk/webpack/tools.cjs').Compilation} compilation
 * @param {string} request
 */
const filesOfRequest = (compilation, request) => [
  ...new Set(
    compilation.chunkGroups
      .filter((group) => group.origins.some((origin) => origin.request === request))
      .flatMap((group) => group.getFiles()),
  ),
];

module.exports = { describeShell };

const { createHash } = require('node:crypto');
const path = require('node:path');
const { Compilation, WebpackError, sources } = require('webpack');
const { CREATE_ICON } = require('./lean-icons.cjs');
const { installedPackage } = require('../project/installed-package.cjs');
const { leanLucide } = require('../project/lean-lucide.cjs');

const NAME = 'DrawingPlugin';
const DRAWING = /^drawing\.[0-9a-f]{8}\.js$/;
const STYLES = /\.css$/;
const PICTURES = /\.(?:svg|png|jpe?g|webp|woff2)$/;
/** A fixed date, so that builds are reproducible. */
const SOME_DAY = Date.UTC(2026, 0, 1, 12);

/** React's server renderer for edge runtimes, which needs neither Node nor a browser. */
const RENDERER = 'cjs/react-dom-server-legacy.browser.production.js';

/** `sanitize-html` needs it to parse style attributes, which we never allow. */
const UNUSED = /^postcss$/;

/**
 * Bundles the app's server-side renderer (decision 0037) from the same sources: a script that leaves an object `drawing`
 * with the functions of the entry. Classes and pictures have the names of the browser's build. A file
 * `<name>.drawing.ts` replaces the module `<name>`.
 * @param {import('../project/app.cjs').App} app
 * @param {string} entry code of the module
 * @param {(file: string) => string | undefined} classesOf module with the classes of a style sheet, by its absolute file
 * @param {(file: string) => string | undefined} builtName of a picture, by its absolute file
 * @returns {Promise<string>}
 */
async function bundleDrawing(app, entry, classesOf, builtName) {
  const { build } = require('esbuild');
  const lucide = leanLucide(app.folder);
  const renderer = path.join(installedPackage('react-dom', app.folder).folder, RENDERER);
  const { outputFiles } = await build({
    stdin: { contents: entry, resolveDir: app.folder, loader: 'ts' },
    bundle: true,
    write: false,
    minify: true,
    charset: 'utf8',
    format: 'iife',
    globalName: 'drawing',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    tsconfigRaw: {},
    legalComments: 'none',
    logLevel: 'silent',
    resolveExtensions: ['.drawing.ts', '.drawing.js', '.ts', '.tsx', '.mjs', '.js', '.json'],
    alias: { 'react-dom/server': renderer },
    define: {
      'process.env.NODE_ENV': '"production"',
      __VERSION__: JSON.stringify(app.version),
      __SHELL_VERSION__: JSON.stringify(app.version),
      __FEDERATION_VERSION__: '""',
      __KIT_VERSION__: '""',
    },
    plugins: [
      {
        name: 'as-in-the-browser',
        setup({ onLoad, onResolve }) {
          onResolve({ filter: UNUSED }, ({ path: name }) => ({ path: name, namespace: 'unused' }));
          if (lucide) onResolve({ filter: CREATE_ICON }, () => ({ path: lucide }));
          onLoad({ filter: /./, namespace: 'unused' }, () => ({ contents: '' }));
          onLoad({ filter: STYLES }, ({ path: file }) => ({ contents: classesOf(file) ?? '' }));
          onLoad({ filter: PICTURES }, ({ path: file }) => ({
            contents: `export default ${JSON.stringify(`/${app.place}/${builtName(file)}`)};`,
          }));
        },
      },
    ],
  });
  return outputFiles.map(({ text }) => text).join('');
}

/**
 * Adds the app's server-side renderer to the release, and runs it once: rendering errors fail the build instead of the
 * portal that serves it.
 */
class DrawingPlugin {
  /**
   * @param {import('../project/app.cjs').App} app
   * @param {string} entry code of a module in the folder of the app
   * @param {(try_: { draw: (call: string, input: object) => Promise<any>, compilation: import('webpack').Compilation }) => Promise<void>} look
   *   renders and throws on problems; may add files
   */
  constructor(app, entry, look) {
    this.app = app;
    this.entry = entry;
    this.look = look;
  }

  /** @param {import('webpack').Compiler} compiler */
  apply(compiler) {
    if (this.app.isDevelopment) return;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      /** @type {Map<string, string>} */
      const classes = new Map();
      // Before modules are joined.
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        for (const module of modules) {
          const { resource } = /** @type {{ resource?: string }} */ (module);
          if (resource === undefined || !STYLES.test(resource)) continue;
          // Not what the sheet is made from, which is a module of the same file.
          const code = String(module.originalSource()?.source());
          if (code.startsWith('// extracted by')) classes.set(resource, code);
        }
      });
      compilation.hooks.processAssets.tapPromise(
        { name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT - 1 },
        () =>
          this.add(compilation, classes).catch((error) => {
            compilation.errors.push(new WebpackError(error.message));
          }),
      );
    });
  }

  /** @param {import('webpack').Compilation} compilation @param {ReadonlyMap<string, string>} classes */
  async add(compilation, classes) {
    if (compilation.errors.length > 0) return;
    const built = new Map(
      compilation
        .getAssets()
        .map(({ name, info }) => [path.resolve(this.app.folder, String(info.sourceFilename)), name]),
    );
    const code = await bundleDrawing(
      this.app,
      this.entry,
      (file) => classes.get(file),
      (file) => built.get(file),
    );
    const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
    // Minified already, as a script: as a module it would lose its name.
    compilation.emitAsset(`drawing.${hash}.js`, new sources.RawSource(code), { minimized: true });
    const { draw } = await import('../drawing/draw.mjs');
    /** @param {string} call @param {object} input */
    const drawOne = async (call, input) => (await draw([{ code, call, input }], { now: SOME_DAY }))[0];
    await this.look({ draw: drawOne, compilation });
  }
}

module.exports = { DrawingPlugin, DRAWING };

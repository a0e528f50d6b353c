const path = require('node:path');
const { DefinePlugin } = require('webpack');
const { leanIcons } = require('./lean-icons.cjs');
const { productionRouter } = require('./production-router.cjs');
const { installedPackage } = require('../project/installed-package.cjs');

const MODULE_CSS = /\.module\.css$/;

/** React's server renderer for edge runtimes, which needs neither Node nor a browser. */
/** @param {string} folder of the app */
const renderer = (folder) =>
  path.join(
    installedPackage('react-dom', folder).folder,
    'cjs/react-dom-server-legacy.browser.production.js',
  );

/** `sanitize-html` needs it to parse style attributes, which we never allow. */
const WITHOUT = { postcss: false };

/**
 * The rule for style sheets in a renderer: the class names of the browser's build, and no file.
 * @param {any} rule
 */
function forDrawing(rule) {
  if (!Array.isArray(rule.use))
    return rule.type === 'asset/resource' ? { ...rule, generator: { emit: false } } : rule;
  const [, cssLoader] = rule.use;
  if (String(rule.test) !== String(MODULE_CSS)) return { ...rule, sideEffects: false };
  const { modules } = cssLoader.options;
  const options = { ...cssLoader.options, modules: { ...modules, exportOnlyLocals: true } };
  return { ...rule, use: [{ ...cssLoader, options, ident: `${cssLoader.ident}-drawing` }] };
}

/**
 * The build of an app's server-side renderer (decision 0037): one file that defines an object `drawing` with the
 * functions of the entry. A file `<name>.drawing.ts` replaces the module `<name>` there.
 * @param {import('../project/app.cjs').App} app
 * @param {ReturnType<typeof import('./base.cjs').base>} common shared with the browser's build: classes and files get the same names
 * @param {string} entry request, from the folder of the app
 */
const drawingOf = (app, common, entry) => ({
  ...common,
  name: `${app.name}-drawing`,
  target: 'es2022',
  devtool: false,
  entry: { drawing: entry },
  output: {
    ...common.output,
    filename: 'drawing.[contenthash:8].js',
    publicPath: `/${app.place}/`,
    // Not a top-level `var`: files are minified as modules, where it would not be a global.
    library: { type: 'assign', name: ['globalThis', 'drawing'] },
    // There is only one chunk, and no way to load another.
    chunkFormat: 'array-push',
    chunkLoading: false,
  },
  resolve: {
    ...common.resolve,
    extensions: ['.drawing.ts', '.drawing.js', ...common.resolve.extensions],
    alias: {
      ...common.resolve.alias,
      ...productionRouter(app.folder),
      'react-dom/server$': renderer(app.folder),
      ...WITHOUT,
    },
  },
  module: {
    ...common.module,
    parser: { javascript: { dynamicImportMode: 'eager' } },
    rules: common.module.rules.map(forDrawing),
  },
  plugins: [
    new DefinePlugin({
      __VERSION__: JSON.stringify(app.version),
      __SHELL_VERSION__: JSON.stringify(app.version),
      __FEDERATION_VERSION__: '""',
      __KIT_VERSION__: '""',
    }),
    leanIcons(app.folder),
  ],
  cache: { ...common.cache, name: `${common.cache.name}-drawing` },
});

module.exports = { drawingOf };

const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { hotPlugins, markedRules } = require('../hot/index.cjs');
const { base, styleSheets, swc } = require('./base.cjs');
const { federation, WithoutHoisting } = require('./federation.cjs');
const { describeRemote } = require('./describe-remote.cjs');
const { DRAWS_REMOTE, lookAtPages } = require('./draw-remote.cjs');
const { DrawingPlugin } = require('./drawing-plugin.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { leanIcons } = require('./lean-icons.cjs');
const { ReleasePlugin } = require('./release-plugin.cjs');
const { takenByRemote } = require('./share-list.cjs');
const { describeRemoteApp } = require('../project/app.cjs');
const { readJson } = require('../project/read-json.cjs');

/**
 * The configuration of a remote: a container that exposes `./remote`, and takes the shared singletons and the core of
 * the federation runtime from the shell.
 * @param {string} folder absolute folder of the app, which has its `remote.manifest.json`
 */
function remote(folder) {
  const app = describeRemoteApp(folder);
  const common = base(app);
  // Unique to this build: two versions of one remote can be loaded in one page, when the new one fails.
  const scope = `${app.name.replaceAll('-', '_')}__${app.buildHash}`;
  const manifest = readJson(path.join(folder, 'remote.manifest.json'));
  const { prerender: drawn } = manifest;
  return {
    ...common,
    entry: {},
    output: { ...common.output, publicPath: 'auto', uniqueName: scope },
    module: app.isDevelopment
      ? { ...common.module, rules: markedRules(common.module.rules, swc) }
      : common.module,
    optimization: {
      ...common.optimization,
      runtimeChunk: false,
      // Pages of a remote share chunks and style sheets, so that a second page costs only its own code. Small modules are
      // duplicated: over HTTP/1.1 a browser loads six files at a time, and a page would wait for the seventh.
      // In development a style sheet must be in the chunk of the module that replaces it.
      splitChunks: !app.isDevelopment && {
        chunks: 'async',
        minSize: { javascript: 8000, 'css/mini-extract': 4000 },
        // With what puts a chart into a page.
        cacheGroups: {
          highcharts: {
            test: /[\\/]highcharts(?:-react-official)?[\\/]|[\\/]highcharts-chart\.tsx$/,
            name: 'highcharts',
            chunks: 'async',
          },
        },
      },
    },
    plugins: [
      new ModuleFederationPlugin({
        ...federation({ externalRuntime: true, disableRemote: true }),
        name: scope,
        filename: 'remoteEntry.[contenthash:8].js',
        // Not a top-level `var`: files are minified as modules, where it would not be a global.
        library: { type: 'window', name: scope },
        // Relative: the module's id derives from this name, and an absolute path would differ between folders.
        exposes: { './remote': './src/remote.ts' },
        shared: takenByRemote(folder),
      }),
      new WithoutHoisting(),
      new DefinePlugin({ __VERSION__: JSON.stringify(app.version) }),
      leanIcons(folder),
      styleSheets(app),
      new IntegrityPlugin(),
      ...(app.isDevelopment ? hotPlugins(app) : []),
      ...(drawn ? [new DrawingPlugin(app, DRAWS_REMOTE, lookAtPages(drawn, manifest.routes))] : []),
      new ReleasePlugin({
        manifest: 'remote.json',
        isDevelopment: app.isDevelopment,
        describe: describeRemote(app, scope),
      }),
    ],
  };
}

module.exports = { remote };

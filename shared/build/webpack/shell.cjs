const path = require('node:path');
const { describeApp } = require('./app.cjs');
const { base, styleSheets } = require('../../remote-sdk/webpack/base.cjs');
const { DRAWS_SHELL, lookAtFrame } = require('./draw-shell.cjs');
const { DrawingPlugin } = require('../../remote-sdk/webpack/drawing-plugin.cjs');
const { federation } = require('../../remote-sdk/webpack/federation.cjs');
const { IntegrityPlugin } = require('../../remote-sdk/webpack/integrity-plugin.cjs');
const { leanIcons } = require('../../remote-sdk/webpack/lean-icons.cjs');
const { ReleasePlugin } = require('../../remote-sdk/webpack/release-plugin.cjs');
const { ModuleFederationPlugin, webpack } = require('../../remote-sdk/webpack/tools.cjs');
const { describeShell } = require('./describe-shell.cjs');
const { sharedVersions } = require('../../remote-sdk/webpack/share-list.cjs');
const { providedByShell, providedVersions } = require('./provided-by-shell.cjs');

/** Browsers need only the claims; owners and budgets are for the release tools. */
const policyRule = {
  test: /remotes\.policy\.json$/,
  type: 'json',
  parser: {
    parse: (/** @type {string} */ text) =>
      Object.fromEntries(Object.entries(JSON.parse(text)).map(([name, { claims }]) => [name, { claims }])),
  },
};

/** React Router without what the portal never asks of it. */
const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
  loader: require.resolve('../../remote-sdk/webpack/lean-router-loader.cjs'),
};

/**
 * The configuration of the shell: it provides the shared singletons and knows no remotes; the registry does.
 * @param {string} folder absolute folder of the shell
 */
function shell(folder) {
  const app = describeApp(folder);
  const common = base(app);
  const rules = /** @type {typeof common.module.rules} */ ([...common.module.rules, policyRule, routerRule]);
  const module = { ...common.module, rules };
  return {
    ...common,
    entry: { main: path.join(folder, 'src/main.ts') },
    module,
    output: { ...common.output, publicPath: `/shell/${app.version}/`, uniqueName: 'shell' },
    optimization: {
      ...common.optimization,
      // One style sheet: code to load others would cost every first visit.
      splitChunks: {
        cacheGroups: { styles: { name: 'main', type: 'css/mini-extract', chunks: 'all', enforce: true } },
      },
    },
    plugins: [
      // No `remotes`: the shell must build and start without them. They are in the registry.
      new ModuleFederationPlugin({
        ...federation(),
        name: 'shell',
        remotes: {},
        shared: providedByShell(folder),
        runtimePlugins: ['host-plugin', 'lend-runtime'].map((name) =>
          path.join(folder, `src/federation/${name}.ts`),
        ),
      }),
      new webpack.DefinePlugin({
        __SHELL_VERSION__: JSON.stringify(app.version),
        __FEDERATION_VERSION__: JSON.stringify(providedVersions(folder).federation),
        __KIT_VERSION__: JSON.stringify(sharedVersions(folder)['@portal/kit']),
      }),
      leanIcons(folder),
      styleSheets({ isDevelopment: false }),
      new IntegrityPlugin(),
      new DrawingPlugin(app, DRAWS_SHELL, lookAtFrame),
      new ReleasePlugin({
        manifest: 'shell.json',
        isDevelopment: app.isDevelopment,
        describe: describeShell(app),
      }),
    ],
  };
}

module.exports = { shell };

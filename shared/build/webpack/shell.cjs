const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { describeApp } = require('./app.cjs');
const { base, styleSheets } = require('./base.cjs');
const { DRAWS_SHELL, lookAtFrame } = require('./draw-shell.cjs');
const { DrawingPlugin } = require('./drawing-plugin.cjs');
const { federation } = require('./federation.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { leanIcons } = require('./lean-icons.cjs');
const { leanRouterRule, productionRouter } = require('./production-router.cjs');
const { ReleasePlugin } = require('./release-plugin.cjs');
const { RuntimeEntryId } = require('./runtime-entry-id.cjs');
const { describeShell } = require('./describe-shell.cjs');
const { providedByShell, providedVersions, sharedVersions } = require('./share-list.cjs');

/** Browsers need only the claims; owners and budgets are for the release tools. */
const policyRule = {
  test: /remotes\.policy\.json$/,
  type: 'json',
  parser: {
    parse: (/** @type {string} */ text) =>
      Object.fromEntries(Object.entries(JSON.parse(text)).map(([name, { claims }]) => [name, { claims }])),
  },
};

/**
 * The configuration of the shell: it provides the shared singletons and knows no remotes; the registry does.
 * @param {string} folder absolute folder of the shell
 */
function shell(folder) {
  const app = describeApp(folder);
  const common = base(app);
  const rules = /** @type {typeof common.module.rules} */ ([
    ...common.module.rules,
    policyRule,
    leanRouterRule(),
  ]);
  const module = { ...common.module, rules };
  return {
    ...common,
    entry: { main: path.join(folder, 'src/main.ts') },
    module,
    resolve: {
      ...common.resolve,
      alias: { ...common.resolve.alias, ...productionRouter() },
    },
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
        shared: providedByShell(),
        runtimePlugins: ['host-plugin', 'lend-runtime'].map((name) =>
          path.join(folder, `src/federation/${name}.ts`),
        ),
      }),
      new RuntimeEntryId(),
      new DefinePlugin({
        __SHELL_VERSION__: JSON.stringify(app.version),
        __FEDERATION_VERSION__: JSON.stringify(providedVersions().federation),
        __KIT_VERSION__: JSON.stringify(sharedVersions()['@portal/kit']),
      }),
      leanIcons(),
      styleSheets(),
      new IntegrityPlugin(),
      new DrawingPlugin(app, { ...common, module }, DRAWS_SHELL, lookAtFrame),
      new ReleasePlugin({
        manifest: 'shell.json',
        isDevelopment: app.isDevelopment,
        describe: describeShell(app),
      }),
    ],
  };
}

module.exports = { shell };

const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { DefinePlugin } = require('webpack');
const { describeApp } = require('./app.cjs');
const { base, styleSheets } = require('./base.cjs');
const { IntegrityPlugin } = require('./integrity-plugin.cjs');
const { ReleasePlugin } = require('./release-plugin.cjs');
const { describeShell } = require('./describe-shell.cjs');
const { providedByShell, sharedVersions } = require('./share-list.cjs');

/**
 * The configuration of the shell: it provides the run-time singletons and knows no remote; the registry does.
 * @param {string} folder absolute folder of the shell
 */
function shell(folder) {
  const app = describeApp(folder);
  const common = base(app);
  return {
    ...common,
    entry: { main: path.join(folder, 'src/main.ts') },
    output: { ...common.output, publicPath: `/shell/${app.version}/`, uniqueName: 'shell' },
    plugins: [
      new ModuleFederationPlugin({
        name: 'shell',
        dts: false,
        manifest: false,
        dev: { disableLiveReload: true, disableDynamicRemoteTypeHints: true },
        remotes: {},
        // The default fetches every known remote at start: one that is down would stop the portal.
        shareStrategy: 'loaded-first',
        shared: providedByShell(),
        experiments: { optimization: { target: 'web', disableSnapshot: true } },
      }),
      new DefinePlugin({
        __SHELL_VERSION__: JSON.stringify(app.version),
        __KIT_VERSION__: JSON.stringify(sharedVersions()['@portal/kit']),
      }),
      styleSheets(),
      new IntegrityPlugin(),
      new ReleasePlugin({ manifest: 'shell.json', describe: describeShell(app) }),
    ],
  };
}

module.exports = { shell };

const { createRequire } = require('node:module');
const path = require('node:path');

// Resolves the presets' tools. This file is outside their folder, where any change alters the hashes of releases.
const preset = createRequire(path.resolve(__dirname, '../../../shared/remote-sdk/webpack/remote.cjs'));
const ofShell = createRequire(path.resolve(__dirname, '../../../shared/build/webpack/shell.cjs'));
const { webpack } = preset('./tools.cjs');
const { base, styleSheets } = preset('./base.cjs');
const { describeShell } = ofShell('./describe-shell.cjs');
const { IntegrityPlugin } = preset('./integrity-plugin.cjs');
const { leanIcons } = preset('./lean-icons.cjs');
const { ReleasePlugin } = preset('./release-plugin.cjs');
const { sharedVersions } = preset('./share-list.cjs');
const { root } = ofShell('./workspace.cjs');

const shell = path.join(root, 'shell/page');
/** As in the shell. */
const routerRule = {
  test: /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-\w+\.mjs$/,
  loader: preset.resolve('./lean-router-loader.cjs'),
};

/**
 * The shell and its remotes as one ordinary application: same sources, tools and security, no federation. Never
 * shipped; the federation bench compares the portal with it.
 * @param {object} app
 * @param {string} app.version of this build
 * @param {string} app.out absolute folder, laid out like `dist`
 */
function single({ version, out }) {
  const common = base({ name: 'single', root, folder: root, place: '' });
  const place = `shell/${version}`;
  return {
    ...common,
    entry: { main: path.join(shell, 'src/main.ts') },
    module: { ...common.module, rules: [...common.module.rules, routerRule] },
    output: {
      ...common.output,
      path: path.join(out, place),
      publicPath: `/${place}/`,
      uniqueName: 'single',
    },
    optimization: {
      ...common.optimization,
      // As in a remote: pages share common code.
      splitChunks: { chunks: 'async', minSize: { javascript: 8000, 'css/mini-extract': 2000 } },
    },
    plugins: [
      new webpack.NormalModuleReplacementPlugin(
        /^\.\/open-remotes$/,
        path.join(__dirname, 'open-remotes.ts'),
      ),
      new webpack.DefinePlugin({
        __VERSION__: JSON.stringify(version),
        __SHELL_VERSION__: JSON.stringify(version),
        __FEDERATION_VERSION__: JSON.stringify('none'),
        __KIT_VERSION__: JSON.stringify(sharedVersions(shell)['@portal/kit']),
      }),
      leanIcons(shell),
      styleSheets({ isDevelopment: false }),
      new IntegrityPlugin(),
      new ReleasePlugin({
        manifest: 'shell.json',
        describe: describeShell({ version, folder: shell }),
      }),
    ],
  };
}

async function compile(app) {
  const compiler = webpack(single(app));
  const stats = await new Promise((resolve, reject) => {
    compiler.run((error, result) => {
      compiler.close((closing) => (error || closing ? reject(error ?? closing) : resolve(result)));
    });
  });
  if (stats.hasErrors() || stats.hasWarnings())
    throw new Error(stats.toString({ preset: 'errors-warnings', colors: false }));
}

module.exports = { compile };

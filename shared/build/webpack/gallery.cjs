const path = require('node:path');
const { base } = require('../../remote-sdk/webpack/base.cjs');
const { MiniCssExtractPlugin } = require('../../remote-sdk/webpack/tools.cjs');
const { root } = require('./workspace.cjs');

/**
 * The configuration of the page of the design system, which is outside the portal and `dist`: one script and one sheet,
 * with fonts and pictures inside, since they become one file that opens from a folder.
 * @param {string} folder absolute folder of the gallery
 */
function gallery(folder) {
  const common = base({
    name: 'gallery',
    root,
    folder,
    place: '',
    version: 'gallery',
    buildHash: '',
    isShell: false,
    isDevelopment: false,
    inputs: '',
    sources: () => ({ entries: [], files: [] }),
    isRelease: false,
  });
  return {
    ...common,
    devtool: false,
    entry: { gallery: path.join(folder, 'src/main.tsx') },
    output: { ...common.output, filename: '[name].js' },
    module: {
      ...common.module,
      parser: { javascript: { dynamicImportMode: /** @type {const} */ ('eager') } },
      rules: [
        ...common.module.rules,
        { test: /\.(?:svg|woff2)$/, type: 'asset/inline' },
        // A `use` takes a part of the page itself, where `build-gallery.mjs` puts it.
        { test: /[\\/]logo-name\.svg$/, generator: { dataUrl: () => '' } },
      ],
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
  };
}

module.exports = { gallery };

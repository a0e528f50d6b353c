const path = require('node:path');
const { base } = require('../../remote-sdk/webpack/base.cjs');
const { MiniCssExtractPlugin } = require('../../remote-sdk/webpack/tools.cjs');
const { root } = require('./workspace.cjs');

/**
 * The configuration of the design system page, which is outside the portal and `dist`. It uses React's development
 * build for its warnings, and file names without hashes, since nothing caches them.
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
    isDevelopment: true,
    inputs: '',
    sources: () => ({ entries: [], files: [] }),
    isRelease: false,
  });
  return {
    ...common,
    mode: 'development',
    devtool: 'source-map',
    entry: { gallery: path.join(folder, 'src/main.tsx') },
    output: {
      ...common.output,
      path: path.join(root, '.cache/gallery'),
      filename: '[name].js',
      publicPath: '/__ui/',
    },
    optimization: {},
    module: {
      ...common.module,
      // One file: its page has no policy of Trusted Types, with which the shell loads others.
      parser: { javascript: { dynamicImportMode: /** @type {const} */ ('eager') } },
    },
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
  };
}

module.exports = { gallery };

const path = require('node:path');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { base } = require('./base.cjs');
const { root } = require('./workspace.cjs');

/**
 * The configuration of the page that shows the design system: a page of its own, outside the portal and outside `dist`.
 * Its React is the development one, which warns; its files keep their names, since nothing caches them.
 * @param {string} folder absolute folder of the gallery
 */
function gallery(folder) {
  const common = base({
    name: 'gallery',
    folder,
    place: '',
    version: '',
    buildHash: '',
    isShell: false,
    isDevelopment: true,
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
    plugins: [new MiniCssExtractPlugin({ filename: '[name].css', ignoreOrder: true })],
  };
}

module.exports = { gallery };

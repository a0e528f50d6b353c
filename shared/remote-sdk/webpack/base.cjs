const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { CHUNK_LOAD_TIMEOUT_MS } = require('./integrity-plugin.cjs');

/** @typedef {import('../project/app.cjs').App} App */

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    // All options are here: no .swcrc is read.
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // In development too: the shell, deployed ones included, provides only `react/jsx-runtime`.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

// Paths relative to the style sheet: an absolute path with a version would stay in webpack's cache after the version
// changed.
const toFile = { loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } };

/** @param {object | false} modules */
const cssLoader = (modules) => ({
  loader: require.resolve('css-loader'),
  options: { modules, importLoaders: 0 },
});

/**
 * The configuration that the shell and the remotes share.
 * @param {App} app
 */
function base(app) {
  // The hash is that of the file's path and the version: neither two packages nor two versions in the same page ever
  // share a class.
  const localIdentName = `${app.name}__[local]--[hash:base64:5]`;
  const localIdentHashSalt = app.version;
  return {
    name: app.name,
    context: app.folder,
    mode: app.isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Source maps for debugging, referred to by no served file. In development they are files, too: the page's policy
    // forbids `eval`.
    devtool: app.isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.join(app.root, 'dist', app.place),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      hashFunction: 'xxhash64',
      // Forgets a module that threw, so that a retry runs it again instead of getting its empty exports.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // The condition for rxjs's ES2015 classes, a quarter smaller than its default.
      conditionNames: ['es2015', '...'],
      alias: {
        // Its sources: what the package builds from them, for browsers of 2015, is three times as large.
        'highcharts-react-official$': 'highcharts-react-official/src/HighchartsReact.js',
      },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
        // The portal's packages import their files without extensions.
        { test: /\.js$/, resolve: { fullySpecified: false } },
        // A loader of its own: its component is not one of ours, to be replaced while the page stays.
        { test: /[\\/]highcharts-react-official[\\/]src[\\/]\w+\.js$/, use: { ...swc } },
        {
          test: /\.module\.css$/,
          use: [
            toFile,
            {
              ...cssLoader({
                namedExport: false,
                exportLocalsConvention: 'as-is',
                localIdentName,
                localIdentHashSalt,
              }),
              // webpack's cache key has this, but not the options: without the version, the classes would be stale.
              ident: `classes-${app.version}`,
            },
          ],
        },
        {
          test: /\.css$/,
          exclude: /\.module\.css$/,
          sideEffects: true,
          use: [toFile, cssLoader(false)],
        },
        { test: /\.(svg|png|jpe?g|webp|woff2)$/, type: 'asset/resource' },
      ],
    },
    optimization: {
      // A failed build keeps the last good files.
      emitOnErrors: false,
      minimizer: [
        // A twentieth of terser's time for the same size (decision 0035).
        new TerserPlugin({
          extractComments: false,
          parallel: false,
          minify: TerserPlugin.swcMinify,
          // Keeps licence comments.
          terserOptions: { ecma: 2020, module: true, format: { comments: 'some' }, compress: { passes: 3 } },
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(app.root, '.cache/webpack'),
      name: app.isDevelopment ? `${app.name}-development` : app.name,
      buildDependencies: { preset: [__dirname + path.sep] },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/**
 * Style sheets as files: the page's policy forbids injected style elements.
 * @param {{ isDevelopment: boolean }} app
 */
const styleSheets = ({ isDevelopment }) => {
  // A replaced sheet is found by its name.
  const name = isDevelopment ? '[name].css' : '[name].[contenthash:8].css';
  // Cascade layers decide the order of style sheets, not the order in which chunks arrive.
  return new MiniCssExtractPlugin({ filename: name, chunkFilename: name, ignoreOrder: true });
};

module.exports = { base, styleSheets, swc };

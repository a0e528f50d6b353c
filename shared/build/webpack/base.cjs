const path = require('node:path');
const CssMinimizerPlugin = require('css-minimizer-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const TerserPlugin = require('terser-webpack-plugin');
const { byAnyHash } = require('./by-any-hash.cjs');
const { root } = require('./workspace.cjs');

/** @typedef {import('./app.cjs').App} App */

/** Milliseconds a chunk may take before it counts as failed; the user is told within the next second. */
const CHUNK_LOAD_TIMEOUT_MS = 8000;

const swc = {
  loader: require.resolve('swc-loader'),
  options: {
    // The one place that says how our TypeScript becomes JavaScript: no .swcrc is looked for.
    swcrc: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      // In development too: the shell provides `react/jsx-runtime`, and a deployed one no other.
      transform: { react: { runtime: 'automatic', development: false } },
    },
  },
};

// A style sheet names its fonts and images by themselves, beside it: an address with a version in it would be kept by
// webpack's cache and outlive the version.
const toFile = { loader: MiniCssExtractPlugin.loader, options: { publicPath: '' } };

/** @param {object | false} modules */
const cssLoader = (modules) => ({
  loader: require.resolve('css-loader'),
  options: { modules, importLoaders: 0 },
});

/** What every visit downloads, whatever it opens, and the heaviest file: terser finds another hundredth in what swc has minified. */
const FIRST = /^(?:main|remoteEntry|highcharts)\./;
const minified = { extractComments: false, parallel: false };
// The notices that licences ask to keep.
const written = { ecma: 2020, module: true, format: { comments: 'some' } };
const BY_SWC = { ...written, compress: { passes: 3 } };
const BY_TERSER = { ...written, compress: { passes: 2, pure_getters: true, hoist_vars: true } };

/**
 * What the shell and the remotes are built with alike.
 * @param {App} app
 */
function base(app) {
  // The hash is that of the file's path and of the version: two packages, or two versions of one that are alive in the
  // same page, never share a class.
  const localIdentName = `${app.name}__[local]--[hash:base64:5]`;
  const localIdentHashSalt = app.version;
  return {
    name: app.name,
    context: app.folder,
    mode: app.isDevelopment ? 'development' : 'production',
    target: ['web', 'es2022'],
    // Beside the release for whoever debugs it, named by no file that is served. In development as files too: the
    // policy of the page lets no source be evaluated.
    devtool: app.isDevelopment ? 'cheap-module-source-map' : 'hidden-source-map',
    output: {
      path: path.join(root, 'dist', app.place),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: '[name].[contenthash:8][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_LOAD_TIMEOUT_MS,
      hashFunction: 'xxhash64',
      // A module that threw is forgotten, so that a second try runs it again instead of getting its empty exports.
      strictModuleExceptionHandling: true,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
      // rxjs publishes real classes under this name, a quarter smaller than its default.
      conditionNames: ['es2015', '...'],
      alias: { tslib$: path.join(__dirname, 'lean-tslib.mjs') },
    },
    module: {
      rules: [
        { test: /\.tsx?$/, exclude: /node_modules/, use: swc },
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
              // Part of a module's name in webpack's cache, where options are not: else it gives the classes of the build before.
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
      // What fails leaves the last good files where they are.
      emitOnErrors: false,
      minimizer: [
        // A twentieth of terser's time for the same bytes (decision 0035).
        new TerserPlugin({
          ...minified,
          exclude: FIRST,
          minify: byAnyHash(TerserPlugin.swcMinify),
          terserOptions: BY_SWC,
        }),
        new TerserPlugin({
          ...minified,
          include: FIRST,
          minify: [byAnyHash(TerserPlugin.swcMinify), byAnyHash(TerserPlugin.terserMinify)],
          terserOptions: [BY_SWC, BY_TERSER],
        }),
        new CssMinimizerPlugin({ minify: CssMinimizerPlugin.lightningCssMinify, parallel: false }),
      ],
    },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(root, '.cache/webpack'),
      name: app.isDevelopment ? `${app.name}-development` : app.name,
      buildDependencies: { preset: [__dirname + path.sep] },
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
  };
}

/** Style sheets as files, never as injected elements: the policy of the page refuses those. */
const styleSheets = () =>
  // The order of style sheets is told by cascade layers, not by the order in which chunks arrive.
  new MiniCssExtractPlugin({
    filename: '[name].[contenthash:8].css',
    chunkFilename: '[name].[contenthash:8].css',
    ignoreOrder: true,
  });

module.exports = { base, styleSheets };

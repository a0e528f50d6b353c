const { createRequire } = require('node:module');
const path = require('node:path');
const { installedPackage } = require('../project/installed-package.cjs');

/** @param {string} folder absolute folder of the app */
function routerFolder(folder) {
  const kit = createRequire(path.join(installedPackage('@portal/kit', folder).folder, 'package.json'));
  const dom = createRequire(kit.resolve('react-router-dom'));
  return path.join(path.dirname(dom.resolve('react-router/package.json')), 'dist/production');
}

/**
 * React Router's package.json points bundlers at its development build, warnings included; the production build is
 * beside it.
 * @param {string} folder absolute folder of the app
 * @returns {Record<string, string>} aliases for webpack's `resolve`
 */
function productionRouter(folder) {
  const dist = routerFolder(folder);
  return {
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
    'react-router$': path.join(dist, 'index.mjs'),
  };
}

/**
 * Drops unused components of that build.
 * @param {string} folder absolute folder of the app
 */
const leanRouterRule = (folder) => ({
  test: /chunk-\w+\.mjs$/,
  include: routerFolder(folder),
  loader: require.resolve('./lean-router-loader.cjs'),
});

module.exports = { productionRouter, leanRouterRule };

const { createRequire } = require('node:module');
const path = require('node:path');
const { root } = require('./workspace.cjs');

const routerFolder = () => {
  const kit = createRequire(path.join(root, 'shared/kit/package.json'));
  const dom = createRequire(kit.resolve('react-router-dom'));
  return path.join(path.dirname(dom.resolve('react-router/package.json')), 'dist/production');
};

/**
 * React Router's package.json points bundlers at its development build, warnings included; the production build is
 * beside it.
 * @returns {Record<string, string>} aliases for webpack's `resolve`
 */
function productionRouter() {
  const dist = routerFolder();
  return {
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
    'react-router$': path.join(dist, 'index.mjs'),
  };
}

/** Drops unused components of that build. */
const leanRouterRule = () => ({
  test: /chunk-\w+\.mjs$/,
  include: routerFolder(),
  loader: require.resolve('./lean-router-loader.cjs'),
});

module.exports = { productionRouter, leanRouterRule };

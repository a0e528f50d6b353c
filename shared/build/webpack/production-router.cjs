const { createRequire } = require('node:module');
const path = require('node:path');
const { root } = require('./workspace.cjs');

/**
 * React Router's package names its development build for every bundler, warnings included; the production one lies
 * beside it.
 * @returns {Record<string, string>} aliases for webpack's `resolve`
 */
function productionRouter() {
  const kit = createRequire(path.join(root, 'shared/kit/package.json'));
  const dom = createRequire(kit.resolve('react-router-dom'));
  const dist = path.join(path.dirname(dom.resolve('react-router/package.json')), 'dist/production');
  return {
    'react-router/dom$': path.join(dist, 'dom-export.mjs'),
    'react-router$': path.join(dist, 'index.mjs'),
  };
}

module.exports = { productionRouter };

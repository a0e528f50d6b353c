const { markComponents } = require('./mark-components.cjs');

/**
 * A webpack loader for development, after the one that compiles: see `markComponents`.
 * @this {import('webpack').LoaderContext<object>}
 * @param {string} source
 * @param {string | object | undefined} given its source map
 */
module.exports = function markComponentsOf(source, given) {
  const text = typeof given === 'object' ? JSON.stringify(given) : given;
  const { code, map } = markComponents(source, this.resourcePath, text);
  this.callback(null, code, map);
};

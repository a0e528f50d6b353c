const path = require('node:path');
const { webpack } = require('./tools.cjs');

/**
 * Builds an app once.
 * @param {string} folder absolute, of its `webpack.config.cjs`
 * @param {string} out output folder
 * @returns {Promise<import('webpack').Stats>}
 */
function runWebpack(folder, out) {
  const config = require(path.join(folder, 'webpack.config.cjs'));
  const compiler = webpack({ ...config, output: { ...config.output, path: out } });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closing) => (error || closing || !stats ? reject(error ?? closing) : resolve(stats)));
    });
  });
}

module.exports = { runWebpack };

import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from './install.mjs';

const require = createRequire(import.meta.url);
const { webpack } = require('../../remote-sdk/webpack/tools.cjs');

/** The exit code of `build-app.mjs` when the sources changed during the build. */
export const SOURCES_CHANGED = 3;

/**
 * Builds an app once.
 * @param {string} folder of its `webpack.config.cjs`, relative to the root
 * @param {string} out output folder
 * @returns {Promise<import('../../remote-sdk/webpack/tools.cjs').Stats>}
 */
export function runWebpack(folder, out) {
  const config = require(path.join(root, folder, 'webpack.config.cjs'));
  const compiler = webpack({ ...config, output: { ...config.output, path: out } });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close((closing) => (error || closing || !stats ? reject(error ?? closing) : resolve(stats)));
    });
  });
}

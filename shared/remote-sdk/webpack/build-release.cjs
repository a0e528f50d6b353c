const { mkdirSync, renameSync, rmSync } = require('node:fs');
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

/**
 * Builds a release, complete or not at all; source maps are in `maps` inside.
 * @param {() => import('../project/app.cjs').App} describe the app, by its present sources
 * @param {string} out absolute folder
 * @throws {Error} with what webpack says
 */
async function buildRelease(describe, out) {
  const aside = `${out}.building`;
  const before = describe();
  try {
    rmSync(aside, { recursive: true, force: true });
    const stats = await runWebpack(before.folder, aside);
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    if (stats.hasWarnings()) console.warn(stats.toString({ preset: 'errors-warnings', colors: false }));
    // Sources that changed meanwhile may be half in it: the release would not match its hash.
    if (describe().buildHash !== before.buildHash)
      throw new Error('The sources changed during the build: build again when they are still.');
    rmSync(out, { recursive: true, force: true });
    mkdirSync(path.dirname(out), { recursive: true });
    renameSync(aside, out);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

module.exports = { buildRelease };

// `npm run check:webpack-pin`: whether webpack may be updated (decision 0036).
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogVersion } from '../webpack/workspace.cjs';
const NAMES = ['webpack', '@module-federation/enhanced'];
const pinned = NAMES.map(catalogVersion);

const CONFIGURATION = `
const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
module.exports = {
  mode: 'production',
  context: __dirname,
  entry: {},
  output: { path: path.join(__dirname, 'dist'), publicPath: 'auto', uniqueName: 'probe', filename: '[name].[contenthash:8].js' },
  plugins: [new ModuleFederationPlugin({
    name: 'probe', filename: 'remoteEntry.[contenthash:8].js', library: { type: 'window', name: 'probe' },
    exposes: { './remote': './remote.js' }, dts: false, manifest: false, shareStrategy: 'loaded-first',
    experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true, disableRemote: true } },
  })],
};
require('webpack')(module.exports, (error, stats) => {
  const said = error ? String(error) : stats.hasErrors() ? stats.toString('errors-only') : '';
  if (said !== '') { console.error(said); process.exit(1); }
});
`;

const folder = mkdtempSync(path.join(tmpdir(), 'portal-webpack-pin-'));
/** @param {string} command @param {...any} args */
const run = (command, ...args) =>
  execFileSync(command, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

/**
 * Builds a remote like ours with the newest versions of both. @returns what was wrong, or undefined
 * @param {readonly string[]} newest
 */
function tryNewest(newest) {
  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name: 'probe', private: true }));
  writeFileSync(
    path.join(folder, 'remote.js'),
    'export default { pages: { home: () => import("./home.js") } };\n',
  );
  writeFileSync(path.join(folder, 'home.js'), 'export default () => "home";\n');
  writeFileSync(path.join(folder, 'build.cjs'), CONFIGURATION);
  run(
    'npm',
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    ...NAMES.map((name, at) => `${name}@${newest[at]}`),
  );
  try {
    run(process.execPath, 'build.cjs');
  } catch (failure) {
    return String(failure.stderr).trim().split('\n').slice(0, 6).join('\n');
  }
  const entries = readdirSync(path.join(folder, 'dist')).filter((file) =>
    /^remoteEntry\.[0-9a-f]{8}\.js$/.test(file),
  );
  return entries.length === 1 ? undefined : 'it builds, and writes no entry of that name';
}

try {
  const newest = NAMES.map((name) => run('npm', 'view', name, 'version').trim());
  /** @param {readonly string[]} versions */
  const named = (versions) => NAMES.map((name, at) => `${name} ${versions[at]}`).join(' with ');
  console.log(`pinned: ${named(pinned)}`);
  console.log(`newest: ${named(newest)}`);
  const problem = newest.every((version, at) => version === pinned[at])
    ? 'it is the newest'
    : tryNewest(newest);
  console.log(
    problem === undefined ? 'The pin can be lifted: these build a remote.' : `The pin stays: ${problem}`,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}

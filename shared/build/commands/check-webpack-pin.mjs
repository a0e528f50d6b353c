// `npm run check:webpack-pin`: whether webpack may be updated (decision 0036).
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { catalogVersion } from '../webpack/workspace.cjs';
const NAMES = ['webpack', '@module-federation/enhanced'];
const pinned = NAMES.map(catalogVersion);

/** The build of a remote like ours. */
const CONFIGURATION = new URL('./check-webpack-pin.txt', import.meta.url);

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
  copyFileSync(CONFIGURATION, path.join(folder, 'build.cjs'));
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

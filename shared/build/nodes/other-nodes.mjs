import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../commands/install.mjs';

const folder = path.join(root, '.cache/nodes');
const LIMIT_MS = 5 * 60_000;

/** The npm package with Node's binary for this platform, which the package `node` depends on. */
const PROGRAM = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * Fetches a Node from the npm registry into `.cache/nodes`, once.
 * @param {string} wanted a version or the beginning of one, such as "24"
 * @returns {{ wanted: string, version: string, node: string }} `node`: the binary; `version`: such as "v24.21.0"
 * @throws {Error} one line that says why there is none
 */
export function otherNode(wanted) {
  const home = path.join(folder, wanted);
  const node = path.join(home, 'node_modules', PROGRAM, 'bin/node');
  if (!existsSync(node)) fetchNode(wanted, home);
  const { stdout, status, error } = spawnSync(node, ['--version'], { encoding: 'utf8', timeout: 60_000 });
  if (status !== 0)
    throw new Error(`Node ${wanted} does not run here: ${error?.message ?? `code ${status}`}`);
  return { wanted, version: stdout.trim(), node };
}

/** @param {string} wanted @param {string} home */
function fetchNode(wanted, home) {
  console.log(`Fetching Node ${wanted}`);
  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{}\n');
  const { status, stderr, error } = spawnSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--no-save', '--loglevel=error', `${PROGRAM}@${wanted}`],
    { cwd: home, encoding: 'utf8', timeout: LIMIT_MS, shell: process.platform === 'win32' },
  );
  if (status === 0) return;
  rmSync(home, { recursive: true, force: true });
  const reason = error?.message ?? stderr.trim().split('\n')[0];
  throw new Error(`Node ${wanted} could not be fetched from the npm registry: ${reason}`);
}

/** The newest supported Node of another release line than the current one. */
export const anotherLine = () => {
  const own = process.versions.node.split('.')[0];
  return own === '24' ? '22' : '24';
};

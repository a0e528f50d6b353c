// `npm run check -- nodes [20.19.0 22 24 26]`: a clone of what is committed, installed, built and started by another Node
// than this one, or by those that are named; then the tests of `shared/build` under it.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROMISED_NODES } from '../nodes/promised-nodes.cjs';
import { root } from './install.mjs';
import { startOwnPortal } from './own-portal.mjs';

const TESTS = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
];
const TESTS_MS = 10 * 60_000;
/** The npm package with Node's binary for this platform, which the package `node` depends on. */
const PROGRAM = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/**
 * Fetches a Node from the npm registry, once.
 * @param {string} wanted a version or the beginning of one, such as "24"
 * @returns {string} its binary
 */
function fetchNode(wanted) {
  const home = path.join(root, '.cache/nodes', wanted);
  const node = path.join(home, 'node_modules', PROGRAM, 'bin/node');
  if (existsSync(node)) return node;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{}\n');
  const args = [
    'install',
    '--no-audit',
    '--no-fund',
    '--no-save',
    '--loglevel=error',
    `${PROGRAM}@${wanted}`,
  ];
  execFileSync('npm', args, { cwd: home, shell: process.platform === 'win32' });
  return node;
}

/** @param {string} node */
async function tryNode(node) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nodes-'));
  const cwd = path.join(folder, 'portal');
  const PATH = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, cwd]);
    const portal = await startOwnPortal({ program: node, cwd, settings: { PATH } });
    const answer = await fetch(`${portal.address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', accept: 'application/vnd.api+json' },
      body: JSON.stringify({ meta: { email: 'agent@intergestion.example', password: 'Portail2026' } }),
    });
    const code = await portal.stop();
    if (answer.status !== 200 || code !== 0)
      throw new Error(`signing in was answered ${answer.status}, and SIGTERM ended it with ${code}`);
    const args = [...TESTS, '--ci', '--maxWorkers=1', 'shared/build'];
    execFileSync(node, args, { cwd, env: { ...process.env, PATH }, stdio: 'pipe', timeout: TESTS_MS });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const own = process.versions.node.split('.')[0];
const named = process.argv.slice(2);
const wanted =
  named.length > 0 ? named : [PROMISED_NODES.findLast((name) => name.split('.')[0] !== own) ?? ''];
for (const name of wanted) {
  try {
    await tryNode(fetchNode(name));
    console.log(`Node ${name}: installs, builds, starts, and passes the tests of shared/build`);
  } catch (problem) {
    console.error(`Node ${name}: ${problem.message}\n${problem.stderr ?? ''}`);
    process.exitCode = 1;
  }
}

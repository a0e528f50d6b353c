// `npm run check -- nodes [20.19.0 22 24 26]`: a clone of what is committed, installed, built and started by another Node
// than this one, or by those that are named; then the tests of `shared/build` under it.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PROMISED_NODES } from '../nodes/promised-nodes.cjs';
import { root } from './install.mjs';

/** Of the start, which installs and builds, and of the tests. */
const LIMIT_MS = 20 * 60_000;
/** The npm package with Node's binary for this platform, which the package `node` depends on. */
const PROGRAM = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;

/** Fetches a Node from the npm registry, once. @param {string} wanted such as "24" @returns {string} its binary */
function fetchNode(wanted) {
  const home = path.join(root, '.cache/nodes', wanted);
  const node = path.join(home, 'node_modules', PROGRAM, 'bin/node');
  if (existsSync(node)) return node;
  mkdirSync(home, { recursive: true });
  writeFileSync(path.join(home, 'package.json'), '{}\n');
  const args = ['install', '--no-audit', '--no-fund', '--no-save', `${PROGRAM}@${wanted}`];
  execFileSync('npm', args, { cwd: home, shell: process.platform === 'win32' });
  return node;
}

/**
 * Starts the portal of a clone with its demo data, signs somebody in and ends it.
 * @param {string} node @param {string} cwd the clone @param {NodeJS.ProcessEnv} env
 */
async function signIn(node, cwd, env) {
  const portal = spawn(node, ['shared/build/commands/start.mjs'], {
    cwd,
    env: { ...env, HOST: '127.0.0.1', PORT: '0', PORTAL_DEMO: '1', npm_lifecycle_event: undefined },
    stdio: ['ignore', 'pipe', 'inherit'],
    timeout: LIMIT_MS,
  });
  const ended = once(portal, 'exit');
  let said = '';
  for await (const text of portal.stdout.setEncoding('utf8')) {
    said += text;
    const address = /is ready: (\S+)/.exec(said)?.[1];
    if (address === undefined) continue;
    const answer = await fetch(`${address}/api/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/vnd.api+json', accept: 'application/vnd.api+json' },
      body: JSON.stringify({ meta: { email: 'agent@intergestion.example', password: 'Portail2026' } }),
    });
    portal.kill('SIGTERM');
    const [code] = await ended;
    if (answer.status === 200 && code === 0) return;
    throw new Error(`signing in was answered ${answer.status}, and SIGTERM ended it with ${code}`);
  }
  throw new Error(`The portal did not start.\n${said}`);
}

/** @param {string} node */
async function tryNode(node) {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nodes-'));
  const cwd = path.join(folder, 'portal');
  const env = { ...process.env, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  try {
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, cwd]);
    await signIn(node, cwd, env);
    const jest = ['--experimental-vm-modules', 'node_modules/jest/bin/jest.js', '--ci', '--maxWorkers=1'];
    execFileSync(node, [...jest, 'shared/build'], { cwd, env, stdio: 'pipe', timeout: LIMIT_MS });
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const own = process.versions.node.split('.')[0];
const other = PROMISED_NODES.findLast((name) => name.split('.')[0] !== own) ?? '';
const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : [other]) {
  try {
    await tryNode(fetchNode(name));
    console.log(`Node ${name}: installs, builds, starts, and passes the tests of shared/build`);
  } catch (problem) {
    console.error(`Node ${name}: ${problem.message}\n${problem.stderr ?? ''}`);
    process.exitCode = 1;
  }
}

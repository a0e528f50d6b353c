// `npm run check:nodes [-- 24 26] [--keep-cache] [--user]`: starts the portal on every supported Node version.
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { PROMISED_NODES } from '../nodes/promised-nodes.cjs';
import { root } from './install.mjs';
import { anotherLine, otherNode } from '../nodes/other-nodes.mjs';
import { watchProcess } from '../nodes/watched-process.mjs';

const FIRST_MS = 20 * 60_000;
const SECOND_MS = 15_000;
const STOP_MS = 20_000;
const TESTS_MS = 10 * 60_000;
/** The aim is five seconds without output; more on busy machines. */
const SILENCE_S = 10;
const NOBODY = 65534;
const DEMO = { email: 'agent@intergestion.example', password: 'Portail2026' };
const TESTS = [
  '--disable-warning=ExperimentalWarning',
  '--experimental-vm-modules',
  'node_modules/jest/bin/jest.js',
  '--ci',
  '--maxWorkers=1',
  'shared/build',
];

/**
 * Signs in as a page does; throws when no key is returned.
 * @param {string} address
 */
async function signIn(address) {
  const answer = await fetch(`${address}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/vnd.api+json', accept: 'application/vnd.api+json' },
    body: JSON.stringify({ meta: DEMO }),
    signal: AbortSignal.timeout(SECOND_MS),
  });
  const { meta } = await answer.json();
  if (!meta?.apiKey) throw new Error(`signing in was answered ${answer.status}`);
}

/**
 * A clean environment with only the network settings: own home, caches and settings.
 * @param {{ node: string, home: string, cache: string }} given
 */
function environment({ node, home, cache }) {
  const kept = ['LANG', 'HTTP_PROXY', 'HTTPS_PROXY', 'NO_PROXY', 'http_proxy', 'https_proxy', 'no_proxy'];
  const ours = Object.fromEntries(
    [...kept, 'NODE_EXTRA_CA_CERTS', 'npm_config_registry']
      .filter((name) => process.env[name] !== undefined)
      .map((name) => [name, process.env[name]]),
  );
  const search = `${path.dirname(node)}${path.delimiter}${process.env.PATH}`;
  return { ...ours, PATH: search, HOME: home, HOST: '127.0.0.1', PORT: '0', npm_config_cache: cache };
}

/**
 * Starts, signs in and stops; returns the measured times. `expected` is the exit code, when the program sets its own.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Parameters<typeof watchProcess>[2]} options
 * @param {{ limit: number, expected?: number }} terms
 */
async function startOnce(command, args, options, { limit, expected }) {
  const running = watchProcess(command, args, options);
  try {
    const { address, seconds } = await running.ready(limit);
    await signIn(address);
    const code = await running.stop(STOP_MS);
    if (expected !== undefined && code !== expected)
      throw new Error(`it ended with ${code} on SIGTERM, not ${expected}`);
    return { seconds, silence: running.silence(), said: running.said() };
  } catch (problem) {
    problem.message += `\n${running.said()}`;
    throw problem;
  } finally {
    running.end();
  }
}

/** @param {Parameters<typeof watchProcess>[2]} options @param {string} node */
async function runTests(options, node) {
  const tests = watchProcess(node, TESTS, options);
  try {
    const code = await tests.ended(TESTS_MS);
    if (code !== 0) throw new Error(`the unit tests of shared/build ended with ${code}\n${tests.said()}`);
  } finally {
    tests.end();
  }
}

/** A temporary folder that is removed however this process ends. */
function ownFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), 'portal-nodes-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/**
 * A fresh clone of the committed state, started twice.
 * @param {{ node: string, version: string }} other
 * @param {{ keepsCache: boolean, uid: number | undefined }} options
 */
async function tryFresh({ node, version }, { keepsCache, uid }) {
  const folder = ownFolder();
  const [home, clone] = [path.join(folder, 'home'), path.join(folder, 'portal')];
  const cache = keepsCache ? path.join(root, '.cache/nodes/npm') : path.join(folder, 'npm');
  try {
    for (const each of [home, cache]) mkdirSync(each, { recursive: true });
    execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, clone]);
    if (uid !== undefined) {
      chmodSync(folder, 0o755);
      execFileSync('chown', ['-R', `${uid}:${uid}`, home, clone, cache]);
    }
    /** @param {string} line */
    const onLine = (line) => console.log(`  ${version} | ${line}`);
    const options = { cwd: clone, env: environment({ node, home, cache }), uid, onLine };
    const first = await startOnce('npm', ['start'], options, { limit: FIRST_MS });
    if (first.silence > SILENCE_S)
      throw new Error(`the first start said nothing for ${first.silence.toFixed(1)} s`);
    const second = await startOnce(node, ['shared/build/commands/start.mjs'], options, {
      limit: SECOND_MS,
      expected: 0,
    });
    await runTests(options, node);
    return { first: first.seconds, silence: first.silence, second: second.seconds };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * This workspace, as built by the current Node: nothing may be built again.
 * @param {{ node: string, version: string }} given
 */
async function tryBuilt({ node, version }) {
  const folder = ownFolder();
  const env = { ...environment({ node, home: folder, cache: folder }), PORTAL_DATA_DIR: folder };
  const options = { cwd: root, env };
  const build = watchProcess(node, ['shared/build/commands/build.mjs'], options);
  try {
    const code = await build.ended(FIRST_MS);
    if (code !== 0 || /building/i.test(build.said()))
      throw new Error(`${version} does not take what ${process.version} built for built:\n${build.said()}`);
    const start = ['dist/server/main.mjs'];
    await startOnce(node, start, options, { limit: FIRST_MS, expected: 0 });
    await startOnce(node, start, options, { limit: FIRST_MS, expected: 0 });
    await runTests(options, node);
  } finally {
    build.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    quick: { type: 'boolean', default: false },
    'keep-cache': { type: 'boolean', default: false },
    user: { type: 'boolean', default: false },
  },
});

async function checkAll() {
  const isRoot = process.getuid?.() === 0;
  const wanted = positionals.length > 0 ? positionals : PROMISED_NODES;
  const runs = wanted.map((name) => ({ name, uid: values.user && isRoot ? NOBODY : undefined }));
  // Root can write everywhere, which would hide missing permissions.
  if (isRoot && !values.user && positionals.length === 0) runs.push({ name: '24', uid: NOBODY });
  const rows = [];
  for (const { name, uid } of runs) {
    const row = { Node: name, as: uid === undefined && isRoot ? 'root' : 'ordinary user' };
    try {
      const other = otherNode(name);
      console.log(`${other.version}, ${row.as}: a fresh clone`);
      const { first, second, silence } = await tryFresh(other, { keepsCache: values['keep-cache'], uid });
      /** @param {any} value */
      const seconds = (value) => `${value.toFixed(1)} s`;
      rows.push({
        ...row,
        Node: other.version,
        'first start': seconds(first),
        'longest silence': seconds(silence),
        'second start': seconds(second),
        result: 'ok',
      });
    } catch (problem) {
      console.error(problem.message);
      rows.push({ ...row, result: problem.message.split('\n')[0] });
    }
  }
  console.table(rows);
  return rows.every(({ result }) => result === 'ok');
}

async function checkQuickly() {
  const other = otherNode(positionals[0] ?? anotherLine());
  await tryBuilt(other);
  console.log(
    `${other.version} starts what ${process.version} built, twice, and passes the tests of shared/build`,
  );
  return true;
}

const passed = await (values.quick ? checkQuickly() : checkAll()).catch((problem) => {
  console.error(problem.message);
  return false;
});
process.exit(passed ? 0 : 1);

import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { remotesOfWorkspace } from '../dev/dev-arguments.mjs';
import { lastBuilt } from '../dev/dev-builds.mjs';
import { whileBuildingAlone } from './build-lock.mjs';
import { buildServer } from './build-server.mjs';
import { root } from './install.mjs';
import { describeApp, folderOf } from '../webpack/app.cjs';

/** @typedef {import('../../remote-sdk/project/app.cjs').App} App */

const dist = path.join(root, 'dist');
/** Two webpacks use two cores and about 1.5 GB; more slow each other down. */
const AT_ONCE = 2;
/** The largest first, so that the last one to finish is small. */
const ORDER = ['mfe-agent', 'shell/page'];

const apps = () => [...new Set([...ORDER, ...remotesOfWorkspace().map(folderOf)])];

/** Who waits sees that something goes on. */
const SAID_EVERY_MS = 5000;

/**
 * Whether the release of an app is there: its description, and every file listed in it.
 * @param {App} app
 */
function isComplete({ place, isShell }) {
  const folder = path.join(dist, place);
  const description = path.join(folder, isShell ? 'shell.json' : 'remote.json');
  if (!existsSync(description)) return false;
  const { integrity } = JSON.parse(readFileSync(description, 'utf8'));
  return Object.keys(integrity).every((file) => existsSync(path.join(folder, file)));
}

/**
 * Runs one webpack; rejects with everything it printed.
 * @param {{ folder: string, place: string, name: string }} given
 */
function buildApp({ folder, place, name }) {
  const script = path.join(import.meta.dirname, 'build-app.mjs');
  return /** @type {Promise<void>} */ (
    new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [script, path.relative(root, folder), place], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
      child.on('error', reject);
      child.on('close', (code) => {
        if (output) process.stderr.write(output);
        if (code === 0) resolve();
        else reject(new Error(`The build of ${name} failed.`));
      });
    })
  );
}

/**
 * Builds the apps and the server, and reports progress.
 * @param {readonly App[]} waiting
 */
async function buildAll(waiting) {
  const queue = [...waiting];
  const underWay = new Map();
  const saying = setInterval(
    () => console.log(`  still building: ${[...underWay.keys()].join(', ')}`),
    SAID_EVERY_MS,
  );
  /** @param {string} name */
  const begin = (name) => {
    underWay.set(name, Date.now());
    console.log(`  building ${name}`);
  };
  /** @param {string} name @param {string} built */
  const end = (name, built) => {
    const seconds = ((Date.now() - underWay.get(name)) / 1000).toFixed(1);
    underWay.delete(name);
    console.log(`  ${built} (${seconds} s)`);
  };
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      begin(app.name);
      await buildApp(app);
      end(app.name, app.place);
    }
  };
  const server = async () => {
    if (await buildServer(() => begin('server'))) end('server', 'server');
  };
  try {
    await Promise.all([...Array.from({ length: AT_ONCE }, worker), server()]);
  } finally {
    clearInterval(saying);
  }
}

/**
 * Points `dist/remotes.json` at the current shell and remotes. `dist/shell.json` is the shell of the workspace, for who
 * reads no registry.
 * @param {readonly App[]} described
 */
async function promote(described) {
  const tools = pathToFileURL(path.join(dist, 'server/assemble-registry.mjs')).href;
  const { assembleRegistry } = await import(tools);
  const current = described.map(({ name, version }) => ({ name, version }));
  await assembleRegistry({ dist, current });
  const shell = described.find((app) => app.isShell);
  if (!shell) return;
  // In one step, for readers.
  const draft = path.join(dist, 'shell.json.tmp');
  copyFileSync(path.join(dist, shell.place, 'shell.json'), draft);
  renameSync(draft, path.join(dist, 'shell.json'));
}

/**
 * The apps to build: not those that an operator has pinned (`npm run portal -- deploy`, `rollback`, …), of which it says how
 * to unpin them.
 * @param {readonly App[]} described
 */
function withoutPinned(described) {
  const built = lastBuilt();
  const pinned = described.filter(({ name }) => built.get(name)?.pinned === true);
  for (const { name, isShell } of pinned)
    console.log(
      `${isShell ? name : `mfe-${name}`} stays at the release an operator chose; \`npm run portal -- unpin ${name}\` lets it follow the workspace`,
    );
  return described.filter((app) => !pinned.includes(app));
}

/**
 * Builds what has changed: the shell, each remote, the server; then points the registry at the releases.
 * @param {readonly string[]} [only] folders of apps, such as "mfe-agent"; all of them when left out
 * @returns {Promise<{ server: string }>} the file to run
 */
export const build = (only = apps()) => whileBuildingAlone(() => buildNow(only));

/** @param {readonly string[]} only */
async function buildNow(only) {
  const described = withoutPinned(
    only
      .filter((folder) => existsSync(path.join(root, folder, 'webpack.config.cjs')))
      .map((folder) => describeApp(path.join(root, folder))),
  );
  const waiting = described.filter((app) => !isComplete(app));
  if (waiting.length > 0) console.log('Building what changed');
  await buildAll(waiting);
  rmSync(path.join(dist, '.building'), { recursive: true, force: true });
  await promote(described);
  return { server: path.join(dist, 'server/main.mjs') };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const only = process.argv.slice(2).map(folderOf);
  await build(only.length > 0 ? only : undefined).catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPromised } from '../nodes/promised-nodes.cjs';
import { followInstall } from '../progress/follow-install.cjs';
import { keepSaying, secondsSince } from '../progress/keep-saying.cjs';

export const root = path.resolve(import.meta.dirname, '../../..');
const stamp = path.join(root, 'node_modules/.portal-install');

function recipe() {
  const packages = ['.', 'back-office', 'e2e', ...children('shell'), ...children('shared'), ...remotes()];
  return [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...packages.map((folder) => path.join(folder, 'package.json')),
  ];
}

/** @param {string} folder */
const children = (folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

/** What pnpm reads of a package.json. A version raised for a release, or a script, is no reason to install anew. */
const READ_BY_PNPM = /^(?:name|engines|packageManager|pnpm|bin|\w*dependencies(?:Meta)?)$/i;

/**
 * The part of a file that decides what is installed.
 * @param {string} file @param {string} text
 */
export const installedBy = (file, text) =>
  path.basename(file) === 'package.json'
    ? JSON.stringify(Object.entries(JSON.parse(text)).filter(([key]) => READ_BY_PNPM.test(key)))
    : text;

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of recipe()) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(file).update(installedBy(file, readFileSync(full, 'utf8')));
  }
  return hash.digest('hex');
}

/** Exits with one line when this Node version is not supported. */
export function requireNode() {
  if (isPromised(process.versions.node)) return;
  console.error(
    `InterGestion runs on Node 20 (from 20.19), 22, 24 or 26; this is ${process.versions.node}: install one of those.`,
  );
  process.exit(1);
}

/** Installs the dependencies with pnpm, fetched through npx; does nothing when they match the lockfile. */
export async function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  await runPnpm(['install', '--frozen-lockfile']);
}

/** Installs the dependencies of a new package, and updates the lockfile. */
export async function installNew() {
  await runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline']);
}

/** @param {readonly string[]} args */
async function runPnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  console.log(`Installing dependencies (${packageManager})`);
  const started = Date.now();
  const progress = followInstall();
  const saying = keepSaying({
    say: (line) => console.log(line),
    status: () => `  ${progress.status()} (${secondsSince(started)})`,
  });
  const { code, output } = await run(
    ['--yes', packageManager, ...args, '--reporter=append-only', '--loglevel=info'],
    (text) => progress.read(text).forEach(saying.say),
  );
  saying.stop();
  if (code !== 0) {
    console.error(output);
    console.error('The dependencies could not be installed: see the lines above.');
    process.exit(code);
  }
  console.log(`Installed the dependencies (${secondsSince(started)})`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/**
 * Runs npx; resolves with its exit code and its whole output.
 * @param {readonly string[]} args
 * @param {(text: string) => void} onOutput
 */
function run(args, onOutput) {
  return new Promise((resolve) => {
    const child = spawn('npx', args, {
      cwd: root,
      // CI=true stops pnpm from asking before it replaces a node_modules of another layout.
      env: {
        ...process.env,
        CI: 'true',
        PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
        // Inherited from an outer npx, this would replace the command to run.
        npm_config_call: undefined,
        npm_config_package: undefined,
        npm_config_update_notifier: 'false',
        // pnpm reads this too and would hide its progress: it gets its own level as an option.
        npm_config_loglevel: 'error',
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text) => {
        output += text;
        onOutput(text);
      });
    }
    child.on('error', (error) => resolve({ code: 1, output: `npx: ${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

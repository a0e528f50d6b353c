import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPromised } from '../nodes/promised-nodes.cjs';

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
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  runPnpm(['install', '--frozen-lockfile']);
}

/** Installs the dependencies of a new package, and updates the lockfile. */
export function installNew() {
  runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline']);
}

/**
 * Runs pnpm, which says itself how far it is.
 * @param {readonly string[]} args
 */
function runPnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  console.log(`Installing dependencies (${packageManager})`);
  const { status } = spawnSync(
    'npx',
    ['--yes', packageManager, ...args, '--reporter=append-only', '--loglevel=info'],
    {
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
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    },
  );
  if (status !== 0) {
    console.error('The dependencies could not be installed: see the lines above.');
    process.exit(status ?? 1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

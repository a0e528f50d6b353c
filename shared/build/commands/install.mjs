import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../../..');
const stamp = path.join(root, 'node_modules/.portal-install');

/** Every file that decides what is installed. */
function recipe() {
  const packages = ['.', 'shell', 'back-office', 'e2e', ...children('shared'), ...remotes()];
  return [
    'pnpm-lock.yaml',
    'pnpm-workspace.yaml',
    ...packages.map((folder) => path.join(folder, 'package.json')),
  ];
}

const children = (folder) => readdirSync(path.join(root, folder)).map((name) => path.join(folder, name));
const remotes = () => readdirSync(root).filter((name) => name.startsWith('mfe-'));

function fingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const file of recipe()) {
    const full = path.join(root, file);
    if (existsSync(full)) hash.update(file).update(readFileSync(full));
  }
  return hash.digest('hex');
}

/** Stops with one clear line when this Node is too old for the portal. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`InterGestion needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs the dependencies with pnpm, fetched through npx; does nothing when they are those of the lockfile. */
export function install() {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()) return;
  runPnpm(['install', '--frozen-lockfile']);
}

/** Installs what a package that was just added needs, and writes it into the lockfile. */
export function installNew() {
  runPnpm(['install', '--no-frozen-lockfile', '--prefer-offline']);
}

function runPnpm(args) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  console.log(`Installing dependencies (${packageManager})`);
  const result = spawnSync('npx', ['--yes', packageManager, ...args], {
    cwd: root,
    // CI=true keeps pnpm from asking before it replaces a node_modules of another layout.
    env: {
      ...process.env,
      CI: 'true',
      PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD: '1',
      // Under somebody else's npx, ours would run what that one was asked to run.
      npm_config_call: undefined,
      npm_config_package: undefined,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('The dependencies could not be installed: see the lines above.');
    process.exit(result.status ?? 1);
  }
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

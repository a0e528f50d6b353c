import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { isPromised } from '../nodes/promised-nodes.cjs';

export const root = path.resolve(import.meta.dirname, '../../..');
const stamp = path.join(root, 'node_modules/.portal-install');

const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));

/** What decides what is installed: a dependency that changes in a package.json changes the lockfile, or pnpm refuses. */
function fingerprint() {
  const hash = createHash('sha256').update(process.version).update(packageManager);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml'])
    hash.update(readFileSync(path.join(root, file)));
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

/** System errors of a folder that takes no files. */
const UNWRITABLE = /^(?:EROFS|EACCES|EPERM)$/;

/**
 * Why `npm start` cannot start, in one sentence that says what to do; never a stack.
 * @param {unknown} error
 * @returns {string}
 */
export function startProblem(error) {
  if (!(error instanceof Error)) return String(error);
  const { code = '', path: file = 'this folder' } = /** @type {NodeJS.ErrnoException} */ (error);
  if (UNWRITABLE.test(code))
    return `${file} cannot be written (${code}): npm start installs and builds in its own folder. Where that is read-only, run what \`npm run package\` makes.`;
  if (code === 'ENOSPC') return `${file} cannot be written: the disk is full.`;
  return error.message.split('\n', 1)[0] ?? '';
}

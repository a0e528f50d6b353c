import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { root } from '../commands/install.mjs';

/** What pnpm notes, and our own packages, which are in the bundles. */
const BESIDE = ['.bin', '.pnpm', '@portal'];
/** Documents and sources of packages are left out, but their licences are kept. */
const LICENCE = /(?:^|\/)(?:licen[cs]e|copying|notice|third)[^/]*$/i;
const NOT_RUN =
  /^\.|\.(?:map|[cm]?ts|md|markdown|flow|tsbuildinfo)$|^(?:.*node_modules\/)?(?:@[^/]+\/)?[^/]+\/(?:\.github|__tests__|benchmarks?|docs?|examples?|integration|tests?)\//i;

/**
 * Every npm package that the server needs at run time, at the versions of the lockfile and as files instead of links.
 * @param {string} aside a folder that is not there yet
 * @param {string} modules the `node_modules` to write
 */
export function copyProductionPackages(aside, modules) {
  const { packageManager } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  const deploy = ['--filter', '@portal/server', 'deploy', '--prod', '--prefer-offline', aside];
  const layout = ['--config.inject-workspace-packages=true', '--config.node-linker=hoisted'];
  execFileSync('npx', ['--yes', packageManager, ...layout, ...deploy], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  const installed = path.join(aside, 'node_modules');
  for (const file of filesBelow(installed, { skipped: BESIDE })) {
    if (LICENCE.test(file) || !NOT_RUN.test(file))
      cpSync(path.join(installed, file), path.join(modules, file));
  }
}

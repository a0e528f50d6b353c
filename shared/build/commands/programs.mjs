import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** @param {string} command @param {readonly string[]} args */
export const run = (command, args, env = {}) =>
  spawnSync(command, args, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
  });

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {readonly string[]} names */
export function onPath(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

/**
 * Installs a Debian package when root on Debian. @returns the first of these programs that exists then
 * @param {string} name
 * @param {readonly string[]} programs
 * @param {{ refresh: boolean }} options whether to update the package lists, which is slow without a network
 */
export function fromDebian(name, programs, { refresh }) {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return undefined;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name], env);
  if (install().status !== 0 && refresh) {
    run('apt-get', ['update'], env);
    install();
  }
  return onPath(programs);
}

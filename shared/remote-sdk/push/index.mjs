import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Refusal } from '../commands/refusal.mjs';

const PORTAL = path.resolve(import.meta.dirname, '../bin/portal.mjs');

/**
 * Asks a running portal whether it knows a key, which takes a second.
 * @param {{ portal: string, keyFile: string }} asked address of the portal, file of the team's key
 * @returns {void}
 * @throws Refusal when it does not, or cannot be reached; why is told by then
 */
export function expectKnown({ portal, keyFile }) {
  const args = ['status', '--portal', portal, '--key', keyFile];
  const { status } = spawnSync(process.execPath, [PORTAL, ...args], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Refusal('Nothing was built.');
}

/**
 * Sends a release to a running portal, which verifies it before anybody gets it.
 * @param {{ name: string, folder: string, portal: string, keyFile: string, flags: readonly string[] }} release name of the
 *   app, folder of the built release, address of the portal, file of the team's key, and options such as `--preview`
 * @returns {void}
 * @throws Refusal when the portal did not take it; why is told by then
 */
export function push({ name, folder, portal, keyFile, flags }) {
  const args = ['push', name, '--from', folder, '--portal', portal, '--key', keyFile, ...flags];
  const { status } = spawnSync(process.execPath, [PORTAL, ...args], { stdio: 'inherit' });
  if (status !== 0) throw new Refusal(`${name} was not released.`);
}

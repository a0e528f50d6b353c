import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { Refusal } from '../commands/refusal.mjs';

const PORTAL = path.resolve(import.meta.dirname, '../bin/portal.mjs');

/**
 * Sends a release to a running portal, which verifies it before anybody gets it.
 * @param {{ name: string, folder: string, to: string, keyFile: string, isPreview: boolean }} release name of the app, folder
 *   of the built release, address of the portal, file of the team's key, and whether nobody is to get it yet
 * @returns {void}
 * @throws Refusal when the portal did not take it; why is told by then
 */
export function push({ name, folder, to, keyFile, isPreview }) {
  const args = ['push', name, '--from', folder, '--to', to, '--key', keyFile];
  const { status } = spawnSync(process.execPath, [PORTAL, ...args, ...(isPreview ? ['--preview'] : [])], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Refusal(`${name} was not released.`);
}

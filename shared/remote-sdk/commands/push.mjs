import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { build } from './build.mjs';
import { appHere } from './app-here.mjs';
import { Refusal } from './refusal.mjs';

const PORTAL = path.resolve(import.meta.dirname, '../bin/portal.mjs');

/**
 * `portal-remote push`: builds, then sends the release to a portal, which verifies it before anybody gets it.
 * @param {{ portal?: string, key?: string, flags: readonly string[] }} options flags: those of `portal push`
 * @throws Refusal before anything is built, when it could not be sent or the portal would not take it
 */
export async function push({ portal = process.env.PORTAL_URL, key = process.env.PORTAL_KEY_FILE, flags }) {
  if (!portal)
    throw new Refusal('Which portal gets the release? --portal https://portail.example, or PORTAL_URL.');
  if (!URL.canParse(portal))
    throw new Refusal(`--portal "${portal}" is not an address such as https://portail.example.`);
  if (!key)
    throw new Refusal('Whose release is it? --key FILE with the key of the team, or PORTAL_KEY_FILE.');
  if (!existsSync(key)) throw new Refusal(`The key file ${key} does not exist.`);
  const { name } = appHere();
  /** Runs a command of the portal, which says itself why it fails. @param {readonly string[]} args */
  const succeeds = (args, stdout = 'inherit') =>
    spawnSync(process.execPath, [PORTAL, ...args, '--portal', portal, '--key', key], {
      stdio: /** @type {import('node:child_process').StdioOptions} */ (['ignore', stdout, 'inherit']),
    }).status === 0;
  // Whether the portal knows the key.
  if (!succeeds(['status'], 'ignore')) throw new Refusal('Nothing was built.');
  if (!succeeds(['push', name, '--from', await build(), ...flags]))
    throw new Refusal(`${name} was not released.`);
}

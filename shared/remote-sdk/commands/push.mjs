import { existsSync } from 'node:fs';
import { expectKnown, push as send } from '../push/index.mjs';
import { build } from './build.mjs';
import { appHere } from './app-here.mjs';
import { Refusal } from './refusal.mjs';

/**
 * `portal-remote push`: builds, then sends the release to a portal.
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
  expectKnown({ portal, keyFile: key });
  send({ name, folder: await build(), portal, keyFile: key, flags });
}

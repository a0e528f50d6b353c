import { existsSync } from 'node:fs';
import { push } from '../push/index.mjs';
import { build } from './build.mjs';
import { appHere } from './app-here.mjs';
import { Refusal } from './refusal.mjs';

/**
 * `portal-remote release`: builds, then sends the release to a portal.
 * @param {{ to?: string, key?: string, preview?: boolean }} options
 * @throws Refusal before anything is built, when it could not be sent
 */
export async function release({
  to = process.env.PORTAL_URL,
  key = process.env.PORTAL_KEY_FILE,
  preview = false,
}) {
  if (!to) throw new Refusal('Which portal gets the release? --to https://portail.example, or PORTAL_URL.');
  if (!URL.canParse(to)) throw new Refusal(`--to "${to}" is not an address such as https://portail.example.`);
  if (!key)
    throw new Refusal('Whose release is it? --key FILE with the key of the team, or PORTAL_KEY_FILE.');
  if (!existsSync(key)) throw new Refusal(`The key file ${key} does not exist.`);
  const { name } = appHere();
  push({ name, folder: await build(), to, keyFile: key, isPreview: preview });
}

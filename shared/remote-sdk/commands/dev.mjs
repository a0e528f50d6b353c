import path from 'node:path';
import { developInside } from '../develop/develop-inside.mjs';
import { appHere } from './app-here.mjs';
import { Refusal } from './refusal.mjs';

const MAX_PORT = 65_535;
/** There in the tarball: in this workspace it is not compiled. */
const PROXY = /** @type {string} */ ('../src/dev/index.js');

/** @param {string | undefined} given */
function portOf(given) {
  const port = Number(given ?? (process.env.PORT || 8080));
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    throw new Refusal(`"${given ?? process.env.PORT}" is no port.`);
  return port;
}

/**
 * `portal-remote dev --portal URL`: the app in the present folder, from source, inside the portal deployed at URL.
 * @param {{ portal?: string, port?: string }} options
 * @throws Refusal when that portal cannot be worked against, or the port is taken
 */
export async function dev({ portal: address = process.env.PORTAL_URL, port: givenPort }) {
  const app = appHere();
  if (!address) throw new Refusal('Inside which portal? --portal https://portail.example, or PORTAL_URL.');
  const port = portOf(givenPort);
  const work = path.join(app.folder, '.cache/development', String(port));
  await developInside({ apps: [app], address, port, work, proxy: await import(PROXY) });
}

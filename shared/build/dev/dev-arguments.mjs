import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from '../commands/install.mjs';

const USAGE = `Usage: npm run dev [REMOTE…] [-- --portal URL]

  npm run dev                        the shell and every remote from source, with the embedded back office
  npm run dev agent                  the shell and mfe-agent from source; the other remotes as last built
  npm run dev agent -- --portal URL  mfe-agent from source, in the portal deployed at URL

PORT (8080) says where browsers come, on 127.0.0.1 only.`;

const MAX_PORT = 65_535;

export const remotesOfWorkspace = () =>
  readdirSync(root)
    .filter(
      (folder) => folder.startsWith('mfe-') && existsSync(path.join(root, folder, 'remote.manifest.json')),
    )
    .map((folder) => folder.slice('mfe-'.length));

/**
 * @param {string} line
 * @returns {never}
 */
function refuse(line) {
  console.error(`${line}\n\n${USAGE}`);
  process.exit(2);
}

/** @param {readonly string[]} given */
function parse(given) {
  try {
    return parseArgs({ args: [...given], allowPositionals: true, options: { portal: { type: 'string' } } });
  } catch (error) {
    return refuse(error.message);
  }
}

/**
 * The arguments of `npm run dev`; exits with the usage on others.
 * @param {readonly string[]} given
 * @returns {{ names: readonly string[], portal: string | undefined, port: number }}
 * `names`: remotes to build from source; `portal`: address of a deployed portal
 */
export function readDevArguments(given) {
  const { values, positionals } = parse(given);
  const known = remotesOfWorkspace();
  const wanted = [...new Set(positionals.map((name) => name.replace(/^mfe-/, '')))];
  const unknown = wanted.find((name) => !known.includes(name));
  if (unknown) refuse(`There is no mfe-${unknown}: the remotes are ${known.join(', ')}.`);
  const { portal } = values;
  if (portal !== undefined && wanted.length === 0)
    refuse(`Which remote should the portal at ${portal} get from this folder?`);
  const port = Number(process.env.PORT || 8080);
  if (!Number.isInteger(port) || port < 0 || port > MAX_PORT)
    refuse(`PORT="${process.env.PORT}" is no port.`);
  return { names: wanted.length > 0 ? wanted : known, portal, port };
}

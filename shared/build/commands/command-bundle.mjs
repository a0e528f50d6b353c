import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { inputsHash } from '../webpack/workspace.cjs';
import { ENTRIES, bundleForNode } from './build-server.mjs';
import { root } from './install.mjs';

/**
 * The source files of the commands, and the packages that these belong to.
 * @type {Readonly<Record<string, { file: string | undefined, owner: string }>>}
 */
const COMMANDS = {
  portal: { file: ENTRIES.portal, owner: '@portal/release' },
  store: { file: ENTRIES.store, owner: '@portal/host' },
  office: { file: ENTRIES.office, owner: '@portal/host' },
  'content-directus': { file: ENTRIES['content-directus'], owner: '@portal/back-office' },
  // For the tests of screens.
  'tested-office': { file: 'back-office/test/testing/tested-office.ts', owner: '@portal/back-office' },
};
const FOLDER = path.join(root, '.cache/commands');
/** Longer than any command runs. */
const UNUSED_MS = 24 * 60 * 60_000;

/** @param {string} folder */
function removeUnused(folder) {
  for (const name of readdirSync(folder)) {
    const each = path.join(folder, name);
    // Another command may remove it at the same time.
    const used = statSync(each, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - used > UNUSED_MS) rmSync(each, { recursive: true, force: true });
  }
}

/**
 * The bundle of a command, made of the present sources unless it is there: in a folder of its own, because the server that
 * is built is what a portal may be running from. A bundle never changes, and commands may run at the same time.
 * @param {string} name such as "portal"
 * @param {string} [folder]
 * @returns {Promise<string>} its file
 */
export async function bundleOf(name, folder = FOLDER) {
  const { owner, file: entry } = COMMANDS[name] ?? {};
  if (!owner || !entry) throw new Error(`There is no command ${name}: ${Object.keys(COMMANDS).join(', ')}.`);
  const also = [
    'shell/remotes.policy.json',
    'shared/build/commands/build-server.mjs',
    'shared/remote-sdk/drawing',
  ];
  const hash = inputsHash({ name: owner, also: [...also, 'shared/remote-sdk/files'] }).slice(0, 16);
  const place = path.join(folder, `${name}-${hash}`);
  const file = path.join(place, `${name}.mjs`);
  if (existsSync(file)) {
    const now = new Date();
    utimesSync(place, now, now);
    return file;
  }
  mkdirSync(folder, { recursive: true });
  removeUnused(folder);
  const aside = `${place}.${process.pid}`;
  try {
    await bundleForNode({ [name]: entry }, aside);
    renameSync(aside, place);
  } catch (error) {
    // Another command was faster.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  return file;
}

import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../../shared/build/commands/install.mjs';
import { ARCHIVE, readArchive, writeFolder } from './release-archive.mjs';

const dist = path.join(root, 'dist');
const home = path.join(root, '.cache/skew');

/** Which parts of each combination are today's, and which the kept release's. */
const COMBINATIONS = [
  { name: 'kept-remotes', shell: 'today', newest: 'kept' },
  // The kept remotes stay listed below today's: the shell falls back to them when today's need more than it has.
  { name: 'kept-shell', shell: 'kept', newest: 'today' },
];

/** A hash of everything that a combination is made of. */
function stampOf() {
  const hash = createHash('sha256');
  for (const file of [ARCHIVE, ...['shell.json', 'remotes.json'].map((name) => path.join(dist, name))])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

const readJson = (file) => JSON.parse(readFileSync(path.join(dist, file), 'utf8'));
const todaysRemotes = () =>
  Object.entries(readJson('remotes.json').remotes).map(([name, { stable }]) => ({ name, version: stable }));

function placeShell(folder, which, kept) {
  const { version } = which === 'kept' ? kept.shell : readJson('shell.json');
  const to = path.join(folder, 'shell', version);
  if (which === 'kept') writeFolder(to, kept.shell.files);
  else cpSync(path.join(dist, 'shell', version), to, { recursive: true });
  cpSync(path.join(to, 'shell.json'), path.join(folder, 'shell.json'));
  return { name: 'shell', version };
}

/** Points the registry at a shell and a set of remotes, with the code that deploys releases. */
async function point(folder, current) {
  const tools = pathToFileURL(path.join(dist, 'server/assemble-registry.mjs')).href;
  const { assembleRegistry } = await import(tools);
  await assembleRegistry({ dist: folder, current });
}

async function combine({ name, shell, newest }, kept, stamp) {
  const folder = path.join(home, name);
  const aside = path.join(home, `${name}.${String(process.pid)}`);
  rmSync(aside, { recursive: true, force: true });
  mkdirSync(aside, { recursive: true });
  const shellBuild = placeShell(aside, shell, kept);
  const keptRemotes = Object.entries(kept.remotes).map(([remote, { version }]) => ({
    name: remote,
    version,
  }));
  for (const { name: remote, version } of keptRemotes)
    writeFolder(path.join(aside, 'remotes', remote, version), kept.remotes[remote].files);
  await point(aside, [shellBuild, ...keptRemotes]);
  if (newest === 'today') {
    for (const { name: remote, version } of todaysRemotes())
      cpSync(path.join(dist, 'remotes', remote, version), path.join(aside, 'remotes', remote, version), {
        recursive: true,
      });
    await point(aside, todaysRemotes());
  }
  writeFileSync(path.join(aside, 'stamp'), stamp);
  rmSync(folder, { recursive: true, force: true });
  renameSync(aside, folder);
}

/**
 * Prepares what the skew tests serve, in `.cache/skew`: today's shell with the kept remotes, and the kept
 * shell with today's remotes. Does nothing when it is up to date.
 */
export async function combineReleases() {
  const stamp = stampOf();
  const isThere = ({ name }) => {
    const file = path.join(home, name, 'stamp');
    return existsSync(file) && readFileSync(file, 'utf8') === stamp;
  };
  const missing = COMBINATIONS.filter((each) => !isThere(each));
  if (missing.length === 0) return;
  const kept = readArchive();
  for (const each of missing) await combine(each, kept, stamp);
}

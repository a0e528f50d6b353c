import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from '../commands/refusal.mjs';

const here = path.resolve(import.meta.dirname, '..');
const SDK = '@portal/remote-sdk';

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/**
 * What a new repository depends on, by name: a test compares it with the workspace.
 * @type {Record<string, string>}
 */
export const VERSIONS = readJson(path.join(import.meta.dirname, 'versions.json'));
export const { version: SDK_VERSION } = readJson(path.join(here, 'package.json'));

/** The packages of the portal among them, and this one. */
const PORTAL = [...Object.keys(VERSIONS).filter((name) => name.startsWith('@portal/')), SDK];

/** The tarball that this package was installed from, by npx or npm; undefined when it came from a registry. */
function ownTarball() {
  const root = path.resolve(here, '../../..');
  const manifest = path.join(root, 'package.json');
  if (path.basename(path.resolve(here, '../..')) !== 'node_modules' || !existsSync(manifest))
    return undefined;
  const { dependencies = {}, devDependencies = {} } = readJson(manifest);
  const asked = { ...devDependencies, ...dependencies }[SDK] ?? '';
  return asked.startsWith('file:') && asked.endsWith('.tgz')
    ? path.resolve(root, asked.slice('file:'.length))
    : undefined;
}

/**
 * The tarballs of the portal's packages in a folder, as `npm run sdk` wrote them.
 * @param {string} folder
 * @returns {Map<string, string>} file by name
 */
function tarballsIn(folder) {
  const list = path.join(folder, 'packages.json');
  if (!existsSync(list)) throw new Refusal(`${folder} has no packages.json, as \`npm run sdk\` writes it.`);
  const packed = readJson(list);
  const missing = PORTAL.find((name) => !packed[name] || !existsSync(path.join(folder, packed[name].file)));
  if (missing) throw new Refusal(`${folder} has no tarball of ${missing}.`);
  return new Map(PORTAL.map((name) => [name, path.join(folder, packed[name].file)]));
}

/**
 * Where the portal's packages come from: a folder that was named, the one where this package's own tarball lies, or the
 * registry that the user has set up.
 * @param {string | undefined} named
 * @returns {Map<string, string> | undefined} tarballs by name; undefined for the registry
 * @throws Refusal when a folder that was named lacks one
 */
export function findTarballs(named) {
  if (named !== undefined) return tarballsIn(path.resolve(named));
  const own = ownTarball();
  const beside = own && path.dirname(own);
  return beside && existsSync(path.join(beside, 'packages.json')) ? tarballsIn(beside) : undefined;
}

/**
 * Copies tarballs into a repository, so that its clones install without this machine.
 * @param {Map<string, string>} tarballs
 * @param {string} repository
 * @returns {Record<string, string>} what its package.json says, by name
 */
export function keepTarballs(tarballs, repository) {
  const kept = path.join(repository, 'packages');
  mkdirSync(kept, { recursive: true });
  return Object.fromEntries(
    [...tarballs].map(([name, file]) => {
      copyFileSync(file, path.join(kept, path.basename(file)));
      return [name, `file:packages/${path.basename(file)}`];
    }),
  );
}

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

/** The folder of the tarball that this package was installed from, by npx or npm; undefined when it came from a registry. */
function ownFolder() {
  const root = path.resolve(here, '../../..');
  const manifest = path.join(root, 'package.json');
  if (path.basename(path.resolve(here, '../..')) !== 'node_modules' || !existsSync(manifest))
    return undefined;
  const { dependencies = {}, devDependencies = {} } = readJson(manifest);
  const asked = { ...devDependencies, ...dependencies }[SDK] ?? '';
  return asked.startsWith('file:') && asked.endsWith('.tgz')
    ? path.dirname(path.resolve(root, asked.slice('file:'.length)))
    : undefined;
}

/**
 * The tarballs of the portal's packages where this package's own lies, as `npm run sdk` wrote them.
 * @returns {Map<string, string> | undefined} file by name; undefined: they come from the registry that the user has set up
 * @throws Refusal when one is missing
 */
export function findTarballs() {
  const folder = ownFolder();
  if (folder === undefined || !existsSync(path.join(folder, 'packages.json'))) return undefined;
  const packed = readJson(path.join(folder, 'packages.json'));
  const missing = PORTAL.find((name) => !packed[name] || !existsSync(path.join(folder, packed[name].file)));
  if (missing) throw new Refusal(`${folder} has no tarball of ${missing}.`);
  return new Map(PORTAL.map((name) => [name, path.join(folder, packed[name].file)]));
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

const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const { filesBelow } = require('../files/files-below.cjs');
const { root, workspacePackages } = require('./workspace.cjs');

/** Increment it when the output changes for the same inputs: all versions change. */
const FORMAT = '1';
const PRESET = 'shared/build/webpack';
const RECIPE = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const TEST = /\.test\.(?:tsx?|json)$/;

/**
 * Files below a folder (or the file itself), relative to the root and sorted; tests are left out.
 * @param {any} entry
 */
function filesOf(entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [entry];
  return filesBelow(full)
    .filter((file) => !TEST.test(file))
    .map((file) => path.posix.join(entry, file));
}

/**
 * The workspace packages that a package is built from, itself first; `except` are not followed.
 * @param {string} name
 * @param {ReadonlySet<string>} except
 * @param {ReturnType<typeof workspacePackages>} packages
 */
function closure(name, except, packages, seen = new Set()) {
  const found = packages.get(name);
  if (!found || seen.has(name)) return seen;
  seen.add(name);
  if (except.has(name)) return seen;
  for (const [dependency, range] of Object.entries(found.manifest.dependencies ?? {})) {
    if (String(range).startsWith('workspace:')) closure(dependency, except, packages, seen);
  }
  return seen;
}

/**
 * @typedef {object} Build
 * @property {string} name package, such as "@portal/mfe-agent"
 * @property {string[]} [parts] folders and files of the package that count; all of it when left out
 * @property {string[]} [provided] packages that are provided at run time: their package.json counts, their code does not
 * @property {string[]} [also] further folders or files, relative to the root
 */

/**
 * The folders and files that a build reads, relative to the root.
 * @param {Build} build
 * @returns {string[]}
 */
function inputsOf({ name, parts = [''], provided = [], also = [] }) {
  const packages = workspacePackages();
  const except = new Set(provided);
  const entries = [...closure(name, except, packages)].flatMap((each) => {
    const folder = packages.get(each)?.folder ?? '';
    if (except.has(each)) return [`${folder}/package.json`];
    return each === name ? parts.map((part) => path.posix.join(folder, part)) : [folder];
  });
  return [...entries, ...RECIPE, PRESET, ...also];
}

/**
 * A hash of all inputs of a build: the sources of the package and of those compiled into it, the lockfile and this
 * preset. The same inputs give the same version, so a released folder never changes.
 * @param {Build} build
 * @returns {string} 64 hexadecimal digits
 */
function inputsHash(build) {
  const hash = createHash('sha256').update(FORMAT);
  for (const file of inputsOf(build).flatMap(filesOf)) {
    hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

module.exports = { TEST, filesOf, inputsHash, inputsOf };

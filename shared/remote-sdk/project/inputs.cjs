const { createHash } = require('node:crypto');
const { existsSync, readFileSync, statSync } = require('node:fs');
const path = require('node:path');
const { filesBelow } = require('../files/files-below.cjs');
const { workspacePackages } = require('./workspace.cjs');

/** Increment it when the output changes for the same inputs: all versions change. */
const FORMAT = '1';
const PRESET = ['shared/remote-sdk/webpack', 'shared/remote-sdk/project'];
const RECIPE = ['pnpm-lock.yaml', 'pnpm-workspace.yaml'];
const TEST = /\.test\.(?:tsx?|json)$/;
/** What does not reach a browser from a repository of one app, besides tests: its journeys and documents. */
const UNBUILT = /^(?:\.|journeys\/)|\.md$/;

/**
 * Files below a folder (or the file itself), relative to the root and sorted; tests are left out.
 * @param {string} root
 * @param {string} entry
 */
function filesOf(root, entry) {
  const full = path.join(root, entry);
  if (!existsSync(full)) return [];
  if (statSync(full).isFile()) return [entry];
  return filesBelow(full)
    .filter((file) => !TEST.test(file))
    .map((file) => path.posix.join(entry, file));
}

/** @param {string} root @param {readonly string[]} files */
function hashOf(root, files) {
  const hash = createHash('sha256').update(FORMAT);
  for (const file of files) hash.update(`\0${file}\0`).update(readFileSync(path.join(root, file)));
  return hash.digest('hex');
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
 * @typedef {object} Sources
 * @property {readonly string[]} entries folders and files that a build reads, relative to the root
 * @property {readonly string[]} files what is in them, without tests
 */

/**
 * What a build in the portal's workspace reads: the sources of the package and of those compiled into it, the lockfile and
 * this preset.
 * @param {string} root
 * @param {Build} build
 * @returns {Sources}
 */
function workspaceSources(root, { name, parts = [''], provided = [], also = [] }) {
  const packages = workspacePackages(root);
  const except = new Set(provided);
  const entries = [...closure(name, except, packages)].flatMap((each) => {
    const folder = packages.get(each)?.folder ?? '';
    if (except.has(each)) return [`${folder}/package.json`];
    return each === name ? parts.map((part) => path.posix.join(folder, part)) : [folder];
  });
  const all = [...entries, ...RECIPE, ...PRESET, ...also];
  return { entries: all, files: all.flatMap((entry) => filesOf(root, entry)) };
}

/**
 * A hash of all inputs of a build in the portal's workspace. The same inputs give the same version, so a released folder
 * never changes.
 * @param {string} root
 * @param {Build} build
 * @returns {string} 64 hexadecimal digits
 */
const inputsHash = (root, build) => hashOf(root, workspaceSources(root, build).files);

/**
 * What a build in a repository of one app reads of it.
 * @param {string} root
 * @returns {Sources}
 */
const repositorySources = (root) => ({
  entries: ['.'],
  files: filesOf(root, '').filter((file) => !UNBUILT.test(file)),
});

/**
 * A hash of all inputs of a build in a repository of one app: its files, the lockfile among them, which says what is
 * installed of the portal.
 * @param {string} root
 * @returns {string} 64 hexadecimal digits
 */
const repositoryHash = (root) => hashOf(root, repositorySources(root).files);

module.exports = { TEST, inputsHash, workspaceSources, repositoryHash, repositorySources };

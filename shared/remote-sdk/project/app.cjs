const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { inputsHash, repositoryHash, repositorySources, workspaceSources } = require('./inputs.cjs');
const { readJson } = require('./read-json.cjs');

/** Set by development builds: see dev/dev-compiler.mjs. */
const isDevelopment = process.env.PORTAL_DEVELOPMENT === '1';
/** One name for every state of the sources: development builds are not releases. */
const DEVELOPMENT_HASH = 'local';

/** Set for a release with an exact version; other builds are named by the hash of their sources. */
const releaseVersion = process.env.PORTAL_RELEASE_VERSION;

/** Long enough to avoid collisions, short enough to be read aloud. */
const HASH_LENGTH = 10;

/**
 * @typedef {object} App
 * @property {string} name such as "agent", or "shell"
 * @property {boolean} isShell
 * @property {boolean} isDevelopment
 * @property {string} root absolute folder of its repository
 * @property {string} folder absolute
 * @property {string} version
 * @property {string} buildHash
 * @property {string} inputs a hash of what it is built from; empty in development
 * @property {() => import('./inputs.cjs').Sources} sources what it is built from
 * @property {boolean} isRelease has an exact version that somebody chose
 * @property {string} place the folder inside `dist`, such as "remotes/agent/0.1.0-3f9a2c1b44"
 */

/**
 * Describes an app whose name and inputs are known.
 * @param {object} given
 * @param {string} given.name
 * @param {string} given.root absolute folder of its repository
 * @param {string} given.folder absolute folder of the app
 * @param {() => string} given.hash of its inputs; not asked for in development
 * @param {() => import('./inputs.cjs').Sources} given.sources
 * @returns {App}
 */
function describe({ name, root, folder, hash, sources }) {
  const { version: declared } = readJson(path.join(folder, 'package.json'));
  const inputs = isDevelopment ? '' : hash();
  const buildHash = isDevelopment ? DEVELOPMENT_HASH : shortHash(inputs);
  const version = releaseVersion ?? `${declared}-${buildHash}`;
  const isShell = name === 'shell';
  const place = isShell ? `shell/${version}` : `remotes/${name}/${version}`;
  const isRelease = releaseVersion !== undefined;
  return {
    name,
    isShell,
    isDevelopment,
    root,
    folder,
    version,
    buildHash,
    inputs,
    sources,
    isRelease,
    place,
  };
}

/** @param {string} hash */
function shortHash(hash) {
  // Two versions built from the same sources may be loaded in one page.
  const own = releaseVersion ? createHash('sha256').update(`${releaseVersion} ${hash}`).digest('hex') : hash;
  return own.slice(0, HASH_LENGTH);
}

/** What only the portal's own repository has at its root. */
const MARKS = ['pnpm-workspace.yaml', 'shared/remote-sdk/package.json'];

/**
 * The repository of an app: the portal's own, or one with that app alone, whose root is the app's folder.
 * @param {string} folder absolute folder of the app
 * @returns {{ root: string, isWorkspace: boolean }}
 */
function findProject(folder) {
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above)) {
    if (MARKS.every((mark) => existsSync(path.join(above, mark)))) return { root: above, isWorkspace: true };
  }
  return { root: folder, isWorkspace: false };
}

/**
 * Describes a remote by its folder: its name, the version of the current sources, and the place of its build.
 * @param {string} folder absolute
 * @returns {App}
 */
function describeRemoteApp(folder) {
  const { root, isWorkspace } = findProject(folder);
  const { name, prerender } = readJson(path.join(folder, 'remote.manifest.json'));
  if (!isWorkspace) {
    const hash = () => repositoryHash(root);
    return describe({ name, root, folder, hash, sources: () => repositorySources(root) });
  }
  const build = {
    name: readJson(path.join(folder, 'package.json')).name,
    provided: ['@portal/kit'],
    // A release uses the shell's kit; its server-side renderer bundles one.
    also: prerender ? ['shared/kit/src'] : [],
  };
  return describe({
    name,
    root,
    folder,
    hash: () => inputsHash(root, build),
    sources: () => workspaceSources(root, build),
  });
}

module.exports = { describe, describeRemoteApp };

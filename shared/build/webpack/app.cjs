const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { inputsHash } = require('./inputs.cjs');
const { readJson } = require('./workspace.cjs');

/** Set by `npm run dev`: see dev/dev-compiler.mjs. */
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
 * @property {string} folder absolute
 * @property {string} version
 * @property {string} buildHash
 * @property {string} inputs a hash of what it is built from; empty in development
 * @property {import('./inputs.cjs').Build} build what it is built from
 * @property {boolean} isRelease has an exact version that somebody chose
 * @property {string} place the folder inside `dist`, such as "remotes/agent/0.1.0-3f9a2c1b44"
 */

/**
 * Describes an app by its folder: its name, the version of the current sources, and the place of its build.
 * @param {string} folder absolute folder of the app
 * @returns {App}
 */
function describeApp(folder) {
  const manifest = readJson(path.join(folder, 'package.json'));
  const isShell = manifest.name === '@portal/shell';
  const name = isShell ? 'shell' : path.basename(folder).replace(/^mfe-/, '');
  const build = buildOf(manifest.name, isShell, kitInside(folder));
  const inputs = isDevelopment ? '' : inputsHash(build);
  const buildHash = isDevelopment ? DEVELOPMENT_HASH : shortHash(inputs);
  const version = releaseVersion ?? `${manifest.version}-${buildHash}`;
  return {
    name,
    isShell,
    isDevelopment,
    folder,
    version,
    buildHash,
    inputs,
    build,
    isRelease: releaseVersion !== undefined,
    place: isShell ? `shell/${version}` : `remotes/${name}/${version}`,
  };
}

/**
 * A release uses the shell's kit; its server-side renderer bundles one.
 * @param {string} folder
 */
function kitInside(folder) {
  const file = path.join(folder, 'remote.manifest.json');
  return existsSync(file) && readJson(file).prerender ? ['shared/kit/src'] : [];
}

/** @param {string} name @param {boolean} isShell @param {string[]} also */
const buildOf = (name, isShell, also) => ({
  also: isShell ? ['shell/remotes.policy.json'] : also,
  name,
  parts: isShell ? ['package.json', 'src', 'webpack.config.cjs'] : [''],
  provided: isShell ? [] : ['@portal/kit'],
});

/** @param {string} hash */
function shortHash(hash) {
  // Two versions built from the same sources may be loaded in one page.
  const own = releaseVersion ? createHash('sha256').update(`${releaseVersion} ${hash}`).digest('hex') : hash;
  return own.slice(0, HASH_LENGTH);
}

/**
 * The folder of an app, from the root; "shell" is one package of several below `shell`.
 * @param {string} name
 */
const folderOf = (name) => (name === 'shell' ? 'shell/page' : `mfe-${name}`);

module.exports = { describeApp, folderOf };

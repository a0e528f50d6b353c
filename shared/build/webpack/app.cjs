const { createHash } = require('node:crypto');
const { existsSync } = require('node:fs');
const path = require('node:path');
const { inputsHash } = require('./inputs.cjs');
const { readJson } = require('./workspace.cjs');

/** `npm run dev` builds in a process of its own, which says so: see commands/dev-compiler.mjs. */
const isDevelopment = process.env.PORTAL_DEVELOPMENT === '1';
/** One name for every state of the sources: what is being worked on is no release. */
const DEVELOPMENT_HASH = 'local';

/** A team names the version that it builds to deploy; what `npm start` builds is named after its sources. */
const releaseVersion = process.env.PORTAL_RELEASE_VERSION;

/** Long enough that two builds never meet, short enough to be read aloud. */
const HASH_LENGTH = 10;

/**
 * Who an app is, from its folder: its name, the version this very state of the sources has, and where the build goes.
 * @param {string} folder absolute folder of the app
 * @returns {{ name: string, isShell: boolean, isDevelopment: boolean, folder: string, version: string, buildHash: string, place: string }}
 *   `place` is the folder inside `dist`, such as "remotes/agent/0.1.0-3f9a2c1b44"
 */
function describeApp(folder) {
  const manifest = readJson(path.join(folder, 'package.json'));
  const isShell = manifest.name === '@portal/shell';
  const name = isShell ? 'shell' : path.basename(folder).replace(/^mfe-/, '');
  const buildHash = isDevelopment ? DEVELOPMENT_HASH : hashOf(manifest.name, isShell, kitInside(folder));
  const version = releaseVersion ?? `${manifest.version}-${buildHash}`;
  return {
    name,
    isShell,
    isDevelopment,
    folder,
    version,
    buildHash,
    place: isShell ? `shell/${version}` : `remotes/${name}/${version}`,
  };
}

/** A release runs on the kit of the shell; what draws its pages has one of its own. */
function kitInside(folder) {
  const file = path.join(folder, 'remote.manifest.json');
  return existsSync(file) && readJson(file).prerender ? ['shared/kit/src'] : [];
}

function hashOf(name, isShell, also) {
  const hash = inputsHash({
    also: isShell ? ['shell/remotes.policy.json'] : also,
    name,
    parts: isShell ? ['package.json', 'src', 'webpack.config.cjs'] : [''],
    provided: isShell ? [] : ['@portal/kit'],
  });
  // Two versions may be built from the same sources, and be alive in one page all the same.
  const own = releaseVersion ? createHash('sha256').update(`${releaseVersion} ${hash}`).digest('hex') : hash;
  return own.slice(0, HASH_LENGTH);
}

/** The folder of an app, from the root: "shell" is a package of several below `shell`. */
const folderOf = (name) => (name === 'shell' ? 'shell/page' : `mfe-${name}`);

module.exports = { describeApp, folderOf };

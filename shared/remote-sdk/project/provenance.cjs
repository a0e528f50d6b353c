const { execFileSync } = require('node:child_process');
const { TEST } = require('./inputs.cjs');
const preset = require('../package.json');

/** @typedef {import('./app.cjs').App} App */
/** @typedef {{ commit: string | null, changed: readonly string[] }} SourceState */

const GIT_LIMIT_MS = 60_000;

/**
 * @param {string} folder
 * @param {readonly string[]} args
 */
const git = (folder, args) =>
  execFileSync('git', ['--no-optional-locks', ...args], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64e6,
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: GIT_LIMIT_MS,
  });

/**
 * From which commit something is made, and which of the files that it reads are not as in that commit: changed, new or
 * deleted. Other files of the tree do not count.
 * @param {string} folder root of the sources
 * @param {readonly string[]} entries folders and files that are read, relative to it
 * @param {readonly string[]} files those that are there
 * @returns {SourceState} no commit: the sources are not under git
 */
function stateOf(folder, entries, files) {
  try {
    // A copy that lies in somebody else's repository has no commit.
    git(folder, ['ls-files', '--error-unmatch', 'package.json']);
    const commit = git(folder, ['rev-parse', '--verify', 'HEAD']).trim();
    // Names are told from the root of the repository, which may be above.
    const above = git(folder, ['rev-parse', '--show-prefix']).trim();
    const args = ['status', '--porcelain=v1', '-z', '--no-renames', '--untracked-files=all'];
    const told = git(folder, [...args, '--ignored=matching', '--', ...entries]);
    const changed = told
      .split('\0')
      .filter(Boolean)
      .map((line) => ({ isGone: line.slice(0, 2).includes('D'), file: line.slice(3 + above.length) }))
      .filter(({ isGone, file }) => files.includes(file) || (isGone && !TEST.test(file)))
      .map(({ file }) => file);
    return { commit, changed };
  } catch {
    return { commit: null, changed: [] };
  }
}

/** @param {Pick<App, 'root' | 'sources'>} app */
function sourceState({ root, sources }) {
  const { entries, files } = sources();
  return stateOf(root, entries, files);
}

/**
 * Says what a remote was built from, and by what: no name of a person or a machine, and the same bytes elsewhere. Builds
 * that are named by the hash of their inputs stay the same across commits, and name no commit.
 * @param {App} app
 */
function provenanceOf({ inputs, isRelease, ...app }) {
  if (!isRelease) return { inputs };
  const { commit, changed } = sourceState(app);
  return {
    commit,
    dirty: commit === null ? null : changed.length > 0,
    builder: `${preset.name}@${preset.version}`,
    inputs,
  };
}

module.exports = { provenanceOf, sourceState, stateOf };

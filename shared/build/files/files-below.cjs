// Not `require`: this file is also bundled into ES modules, which have none.
const { readdirSync } = process.getBuiltinModule('node:fs');
const path = process.getBuiltinModule('node:path');

/** Folders that hold what is installed, built, kept or versioned, never what somebody wrote. */
const MADE_FOLDERS = ['node_modules', 'dist', '.cache', '.data', '.git'];

/**
 * The one walker of the repository. Links are neither followed nor listed: since Node 22 a recursive `readdir` follows
 * them, and those of pnpm lead everywhere, also back.
 * @param {string} folder
 * @param {object} [options]
 * @param {readonly string[]} [options.skipped] names of folders that are not entered, at any depth; the folder itself
 *   always is. `MADE_FOLDERS` when left out
 * @returns {string[]} files, relative to the folder, with `/` on every system, in the same order on every system
 * @throws {Error} when the folder cannot be read
 */
function filesBelow(folder, { skipped = MADE_FOLDERS } = {}) {
  const files = [];
  const waiting = [''];
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    for (const entry of readdirSync(path.join(folder, below), { withFileTypes: true })) {
      const name = path.posix.join(below, entry.name);
      if (entry.isFile()) files.push(name);
      else if (entry.isDirectory() && !skipped.includes(entry.name)) waiting.push(name);
    }
  }
  return files.sort();
}

module.exports = { filesBelow };

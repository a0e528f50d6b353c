// Not `require`: this file is also bundled into ES modules, which have none.
const { readdirSync } = process.getBuiltinModule('node:fs');
const path = process.getBuiltinModule('node:path');

/** Folders with installed, built or versioned files, not sources. */
const MADE_FOLDERS = ['node_modules', 'dist', '.cache', '.data', '.git'];

/**
 * The only directory walker of the repository. It neither follows nor lists symbolic links: since Node 22 a recursive
 * `readdir` follows them, and pnpm's links lead everywhere, even in cycles.
 * @param {string} folder
 * @param {object} [options]
 * @param {readonly string[]} [options.skipped] names of folders to skip at any depth, but never the start folder;
 * `MADE_FOLDERS` by default
 * @returns {string[]} files relative to the folder, with `/` as separator and in the same order on every system
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

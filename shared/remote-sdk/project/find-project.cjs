const { existsSync } = require('node:fs');
const path = require('node:path');

/**
 * @typedef {object} Project
 * @property {string} root absolute
 * @property {boolean} isWorkspace whether it is the portal's own repository, with all of its packages from source
 */

/** What only the portal's own repository has at its root. */
const MARKS = ['pnpm-workspace.yaml', 'shared/remote-sdk/package.json'];

/**
 * The repository of an app: the portal's own, or one with that app alone, whose root is the app's folder.
 * @param {string} folder absolute folder of the app
 * @returns {Project}
 */
function findProject(folder) {
  for (let above = folder; above !== path.dirname(above); above = path.dirname(above)) {
    if (MARKS.every((mark) => existsSync(path.join(above, mark)))) return { root: above, isWorkspace: true };
  }
  return { root: folder, isWorkspace: false };
}

module.exports = { findProject };

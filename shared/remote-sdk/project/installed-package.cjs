const { existsSync, realpathSync } = require('node:fs');
const path = require('node:path');
const { readJson } = require('./read-json.cjs');

/** @typedef {{ folder: string, version: string }} InstalledPackage */

/**
 * A package as code in a folder would get it, whatever its `exports` show.
 * @param {string} name such as "@portal/kit"
 * @param {string} from absolute folder
 * @returns {InstalledPackage | undefined} its real folder; undefined when it is not installed
 */
function lookFor(name, from) {
  for (let above = from; ; above = path.dirname(above)) {
    const candidate = path.join(above, 'node_modules', name);
    if (existsSync(path.join(candidate, 'package.json'))) {
      const folder = realpathSync(candidate);
      return { folder, version: readJson(path.join(folder, 'package.json')).version };
    }
    if (above === path.dirname(above)) return undefined;
  }
}

/**
 * A package that an app has, itself or through its kit.
 * @param {string} name
 * @param {string} folder absolute folder of the app
 * @returns {InstalledPackage}
 * @throws Error when it is not installed
 */
function installedPackage(name, folder) {
  const kit = lookFor('@portal/kit', folder);
  const found = lookFor(name, folder) ?? (kit && lookFor(name, kit.folder));
  if (!found) throw new Error(`${name} is not installed in ${folder}: run the installation of packages.`);
  return found;
}

module.exports = { installedPackage, lookFor };

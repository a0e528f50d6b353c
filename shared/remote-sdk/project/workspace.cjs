const { existsSync, readdirSync } = require('node:fs');
const path = require('node:path');
const { readJson } = require('./read-json.cjs');

/**
 * Package folders of the portal's own workspace, relative to its root.
 * @param {string} root
 */
function packageFolders(root) {
  /** @param {string} folder */
  const within = (folder) => readdirSync(path.join(root, folder)).map((name) => `${folder}/${name}`);
  const remotes = readdirSync(root).filter((name) => name.startsWith('mfe-'));
  return ['back-office', 'e2e', ...remotes, ...within('shell'), ...within('shared')].filter((folder) =>
    existsSync(path.join(root, folder, 'package.json')),
  );
}

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 */

/**
 * Every package of the workspace by name.
 * @param {string} root
 * @returns {Map<string, { folder: string, manifest: Manifest }>} folders relative to the root
 */
function workspacePackages(root) {
  return new Map(
    packageFolders(root).map((folder) => {
      const manifest = readJson(path.join(root, folder, 'package.json'));
      return [manifest.name, { folder, manifest }];
    }),
  );
}

module.exports = { workspacePackages };

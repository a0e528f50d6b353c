const { existsSync, readFileSync, readdirSync } = require('node:fs');
const path = require('node:path');

const root = path.resolve(__dirname, '../../..');
/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Package folders of the workspace, relative to its root. */
function packageFolders() {
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
 * @returns {Map<string, { folder: string, manifest: Manifest }>} folders relative to the root
 */
function workspacePackages() {
  return new Map(
    packageFolders().map((folder) => {
      const manifest = readJson(path.join(root, folder, 'package.json'));
      return [manifest.name, { folder, manifest }];
    }),
  );
}

/**
 * The exact version of a dependency in the catalog of pnpm-workspace.yaml.
 * @param {string} name
 */
function catalogVersion(name) {
  const lines = readFileSync(path.join(root, 'pnpm-workspace.yaml'), 'utf8').split('\n');
  const found = lines
    .map((line) => /^ {2}'?([^':]+)'?: (\S+)$/.exec(line))
    .find((match) => match?.[1] === name);
  if (!found) throw new Error(`The catalog of pnpm-workspace.yaml has no "${name}".`);
  return found[2];
}

module.exports = { root, readJson, workspacePackages, catalogVersion };

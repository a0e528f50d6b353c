const { readFileSync } = require('node:fs');
const path = require('node:path');
const inputs = require('../../remote-sdk/project/inputs.cjs');
const workspace = require('../../remote-sdk/project/workspace.cjs');

// Files of the SDK by their paths, here and beside: some of this runs before the packages are installed.

const root = path.resolve(__dirname, '../../..');
const workspacePackages = () => workspace.workspacePackages(root);

/** @param {import('../../remote-sdk/project/inputs.cjs').Build} build */
const inputsHash = (build) => inputs.inputsHash(root, build);

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

module.exports = { root, workspacePackages, inputsHash, catalogVersion };

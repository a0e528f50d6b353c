const { readFileSync } = require('node:fs');
const path = require('node:path');
const { eachShared, federationVersion, sharedVersions } = require('../../remote-sdk/webpack/share-list.cjs');
const { root } = require('./workspace.cjs');

const CONTRACT = /^export const CONTRACT = (\d+);$/m;

/**
 * What a shell of this workspace provides to remotes: checked before a release is deployed, and before it is loaded.
 * @param {string} folder absolute folder of the shell
 */
function providedVersions(folder) {
  const file = path.join(root, 'shared/kit/src/kit.ts');
  const contract = CONTRACT.exec(readFileSync(file, 'utf8'))?.[1];
  if (!contract) throw new Error(`${file} does not say \`export const CONTRACT = …\`.`);
  const { '@portal/kit': kit, react } = sharedVersions(folder);
  return { contract: Number(contract), kit, react, federation: federationVersion() };
}

/**
 * The shared singletons in the shell's entry chunk: a remote never waits for them.
 * @param {string} folder absolute folder of the shell
 */
const providedByShell = (folder) =>
  eachShared(folder, (version) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: `^${version}`,
    strictVersion: true,
  }));

module.exports = { providedVersions, providedByShell };

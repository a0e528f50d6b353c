const { readFileSync } = require('node:fs');
const path = require('node:path');
const { catalogVersion, root, workspacePackages } = require('./workspace.cjs');

const CONTRACT = /^export const CONTRACT = (\d+);$/m;

/**
 * The shared singletons, which exist once in the page and come from the shell. Versions are literal: "workspace:*" or
 * "catalog:" would reach the browser unchanged (MF1).
 */
function sharedVersions() {
  const kit = workspacePackages().get('@portal/kit');
  if (!kit) throw new Error('The workspace has no @portal/kit.');
  const react = catalogVersion('react');
  return {
    react,
    'react/jsx-runtime': react,
    'react-dom': catalogVersion('react-dom'),
    '@portal/kit': kit.manifest.version,
  };
}

/** What a shell of this workspace provides to remotes: checked before a release is deployed, and before it is loaded. */
function providedVersions() {
  const file = path.join(root, 'shared/kit/src/kit.ts');
  const contract = CONTRACT.exec(readFileSync(file, 'utf8'))?.[1];
  if (!contract) throw new Error(`${file} does not say \`export const CONTRACT = …\`.`);
  const { '@portal/kit': kit, react } = sharedVersions();
  return {
    contract: Number(contract),
    kit,
    react,
    federation: catalogVersion('@module-federation/enhanced'),
  };
}

/**
 * What a remote built here needs of its shell: the requirements of its manifest, and the federation runtime whose core
 * it leaves out. Checked before any file of the remote is fetched.
 * @param {Record<string, unknown>} declared
 */
const requirementsOf = (declared) => ({ ...declared, federation: `^${providedVersions().federation}` });

/** @param {(version: string) => object} describe */
const each = (describe) =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, describe(version)]));

/** What the shell provides, in its entry chunk: a remote never waits for it. */
const providedByShell = () =>
  each((version) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: `^${version}`,
    strictVersion: true,
  }));

/** What a remote takes from the shell. `import: false`: it contains no copy, so there cannot be a second one. */
const takenByRemote = () =>
  each((version) => ({
    singleton: true,
    import: false,
    requiredVersion: `^${majorFloor(version)}`,
    strictVersion: true,
  }));

// Any minor version of the same major is accepted here: the real requirement is `requires` in the manifest, which the
// shell checks before any download.
/** @param {string} version */
const majorFloor = (version) => `${version.split('.')[0]}.0.0`;

module.exports = { sharedVersions, providedVersions, requirementsOf, providedByShell, takenByRemote };

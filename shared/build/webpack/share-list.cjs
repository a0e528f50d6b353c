const { readFileSync } = require('node:fs');
const path = require('node:path');
const { catalogVersion, root, workspacePackages } = require('./workspace.cjs');

const CONTRACT = /^export const CONTRACT = (\d+);$/m;

/**
 * The run-time singletons, in one place: what exists once in the page and comes from the shell. Versions are literal:
 * a "workspace:*" or "catalog:" would reach the browser as it is written (MF1).
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

/**
 * What a shell built from this workspace offers to remotes: release tools hold a release against it before they deploy
 * it, as browsers do before they load it.
 */
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
 * What a remote that is built here needs of its shell: what its manifest says, and the runtime whose core it was built
 * without. Held against the shell before a byte of the remote is fetched.
 * @param {Record<string, unknown>} declared
 */
const requirementsOf = (declared) => ({ ...declared, federation: `^${providedVersions().federation}` });

/** @param {(version: string) => object} describe */
const each = (describe) =>
  Object.fromEntries(Object.entries(sharedVersions()).map(([name, version]) => [name, describe(version)]));

/** What the shell provides, in its first file: a remote never waits for it. */
const providedByShell = () =>
  each((version) => ({
    singleton: true,
    eager: true,
    version,
    requiredVersion: `^${version}`,
    strictVersion: true,
  }));

/** What a remote takes from the shell. `import: false`: it carries no copy, so a second one cannot exist. */
const takenByRemote = () =>
  each((version) => ({
    singleton: true,
    import: false,
    requiredVersion: `^${majorFloor(version)}`,
    strictVersion: true,
  }));

// A remote runs with any minor of the same major: what it really needs is in the `requires` of its manifest, which
// the shell checks before it downloads a byte.
/** @param {string} version */
const majorFloor = (version) => `${version.split('.')[0]}.0.0`;

module.exports = { sharedVersions, providedVersions, requirementsOf, providedByShell, takenByRemote };

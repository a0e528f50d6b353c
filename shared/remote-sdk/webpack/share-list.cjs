const { installedPackage } = require('../project/installed-package.cjs');

/** The version of the federation runtime that a build of this preset expects. */
const federationVersion = () => installedPackage('@module-federation/enhanced', __dirname).version;

/**
 * The shared singletons, which exist once in the page and come from the shell. Versions are literal: "workspace:*" or
 * "catalog:" would reach the browser unchanged.
 * @param {string} folder absolute folder of the app
 */
function sharedVersions(folder) {
  const [react, dom, kit] = ['react', 'react-dom', '@portal/kit'].map(
    (name) => installedPackage(name, folder).version,
  );
  return { react, 'react/jsx-runtime': react, 'react-dom': dom, '@portal/kit': kit };
}

/**
 * What a remote needs of its shell: the requirements of its manifest, and the federation runtime whose core it leaves
 * out. Checked before any file of the remote is fetched.
 * @param {Record<string, unknown>} declared
 */
const requirementsOf = (declared) => ({ ...declared, federation: `^${federationVersion()}` });

/**
 * The options of each shared singleton.
 * @param {string} folder absolute folder of the app
 * @param {(version: string) => object} describe
 */
const eachShared = (folder, describe) =>
  Object.fromEntries(
    Object.entries(sharedVersions(folder)).map(([name, version]) => [name, describe(version)]),
  );

/**
 * What a remote takes from the shell. `import: false`: it contains no copy, so there cannot be a second one.
 * @param {string} folder absolute folder of the app
 */
const takenByRemote = (folder) =>
  eachShared(folder, (version) => ({
    singleton: true,
    import: false,
    requiredVersion: `^${majorFloor(version)}`,
    strictVersion: true,
  }));

// Any minor version of the same major is accepted here: the real requirement is `requires` in the manifest, which the
// shell checks before any download.
/** @param {string} version */
const majorFloor = (version) => `${version.split('.')[0]}.0.0`;

module.exports = { sharedVersions, federationVersion, requirementsOf, eachShared, takenByRemote };

import path from 'node:path';

/**
 * `tar@3.1.7(peer@1.0.0)` → `tar`, `3.1.7`
 * @param {string} key
 */
export function nameAndVersion(key) {
  const [id] = key.split('(');
  const at = id.lastIndexOf('@');
  return { name: id.slice(0, at), version: id.slice(at + 1) };
}

/**
 * The parts of `pnpm-lock.yaml` that are used here.
 * @typedef {object} Lockfile
 * @property {Record<string, any>} importers by folder: the dependencies of a workspace package, with their versions
 * @property {Record<string, any>} packages by name and version: the platforms it is built for
 * @property {Record<string, any>} snapshots by key: its dependencies
 */

/**
 * pnpm writes the version of a dependency, or the whole key when it is an alias.
 * @param {string} name
 * @param {string} version
 */
const keyOf = (name, version) => (/^\d/.test(version) ? `${name}@${version}` : version);
const LINK = 'link:';

/**
 * The transitive dependencies of workspace packages. Platform-specific builds (`@swc/core-linux-x64-gnu`) are returned
 * separately, with dependencies that only they have: which one is installed depends on the machine.
 * @param {Lockfile} lockfile
 * @param {readonly string[]} folders of the workspace, `.` for its root
 * @param {object} [options]
 * @param {boolean} [options.withTools] whether to include development dependencies
 * @param {(user: string, name: string) => boolean} [options.isUsed] whether a dependency of a folder or package counts
 * @returns {{ packages: Set<string>, builds: Map<string, Set<string>> }} keys of the lockfile; the builds of each package
 */
export function usedPackages(lockfile, folders, { withTools = false, isUsed = () => true } = {}) {
  const packages = new Set();
  const builds = new Map();
  const visited = new Set();
  /** @param {string} key */
  const isBuild = (key) => {
    const { name, version } = nameAndVersion(key);
    const { os, cpu, libc } = lockfile.packages[`${name}@${version}`] ?? {};
    return (os ?? cpu ?? libc) !== undefined;
  };

  /** @param {string} folder */
  const visitFolder = (folder) => {
    if (visited.has(folder)) return;
    visited.add(folder);
    const { dependencies, optionalDependencies, devDependencies } = lockfile.importers[folder];
    const wanted = { ...dependencies, ...optionalDependencies, ...(withTools && devDependencies) };
    for (const [name, { version }] of Object.entries(wanted)) {
      if (!isUsed(folder, name)) continue;
      if (version.startsWith(LINK)) visitFolder(path.posix.join(folder, version.slice(LINK.length)));
      else visitPackage(keyOf(name, version));
    }
  };
  /** @param {string} key */
  const visitPackage = (key) => {
    if (packages.has(key)) return;
    packages.add(key);
    const snapshot = lockfile.snapshots[key];
    if (!snapshot) throw new Error(`pnpm-lock.yaml does not say what ${key} uses.`);
    const wanted = Object.entries({ ...snapshot.dependencies, ...snapshot.optionalDependencies });
    for (const [name, version] of wanted) {
      if (!isUsed(key, name)) continue;
      const used = keyOf(name, version);
      if (!isBuild(used)) visitPackage(used);
      else builds.set(key, (builds.get(key) ?? new Set()).add(used));
    }
  };

  for (const folder of folders) visitFolder(folder);
  return { packages, builds };
}

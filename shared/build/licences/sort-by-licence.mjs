import { EXCEPTIONS, judgeLicence } from './allowed-licences.mjs';
import { nameAndVersion, usedPackages } from './used-packages.mjs';

const SERVER = ['shell/server', 'shell/host', 'shell/release', 'back-office'];
/** Tools that add code of their own to the files they build. */
const IN_WHAT_IS_BUILT = [
  '@module-federation/error-codes',
  '@module-federation/runtime',
  '@module-federation/sdk',
  '@module-federation/webpack-bundler-runtime',
  'mini-css-extract-plugin',
  'webpack',
];

/** @param {string} folder */
const isApp = (folder) => folder === 'shell/page' || folder.startsWith('mfe-');
/**
 * Needed by some packages for type checking; nothing of it is in a build.
 * @param {string} name
 */
const isOfTheCompiler = (name) => name === 'typescript' || name.startsWith('@types/');
/** @param {string} key */
const nameOf = (key) => nameAndVersion(key).name;

/**
 * The packages of the lockfile by their use: one may be in both of the first two groups.
 * @param {import('./used-packages.mjs').Lockfile} lockfile
 */
function groupsOf(lockfile) {
  const folders = Object.keys(lockfile.importers);
  const all = usedPackages(lockfile, folders, { withTools: true });
  const ofApps = usedPackages(lockfile, folders.filter(isApp), {
    isUsed: (_user, name) => !isOfTheCompiler(name),
  });
  const ofServer = usedPackages(lockfile, SERVER, {
    isUsed: (_user, name) => !isOfTheCompiler(name),
  });
  const keys = [...all.packages];
  const built = keys.filter((key) => IN_WHAT_IS_BUILT.includes(nameOf(key)));
  const browser = new Set([...ofApps.packages, ...built]);
  const server = ofServer.packages;
  const tools = new Set(keys.filter((key) => !browser.has(key) && !server.has(key)));
  return { groups: { browser, server, tools }, builds: all.builds, built };
}

/**
 * Every package of the lockfile by licence, separately for browsers, the server and tools.
 * @param {import('./used-packages.mjs').Lockfile} lockfile
 * @param {ReadonlyMap<string, string | undefined>} installed `name@version` → declared licence
 * @returns {{ sorted: Record<'browser' | 'server' | 'tools', Map<string, Map<string, boolean>>>, faults: string[] }}
 *   licence → name → whether it has platform-specific builds; what is not allowed, as sentences
 */
export function sortByLicence(lockfile, installed) {
  const { groups, builds, built } = groupsOf(lockfile);
  const faults = new Set();
  const excepted = new Set();

  /** @param {string} key @param {'shipped' | 'tools'} use */
  const licenceOf = (key, use) => {
    const { name, version } = nameAndVersion(key);
    const says = installed.get(`${name}@${version}`);
    if (EXCEPTIONS.some((known) => known.name === name && known.says === says)) excepted.add(name);
    /** @type {{ licence?: string, refused?: string }} */
    const { licence, refused } = installed.has(`${name}@${version}`)
      ? judgeLicence({ name, licence: says }, use)
      : { refused: `${name} ${version} is not installed` };
    if (refused) faults.add(refused);
    return licence;
  };
  /** @param {Iterable<string>} keys @param {'shipped' | 'tools'} use */
  const sort = (keys, use) => {
    const byLicence = new Map();
    for (const key of keys) {
      const licence = licenceOf(key, use);
      const systems = [...(builds.get(key) ?? [])];
      // Only the builds for this platform are installed, so the page must not depend on them.
      for (const build of systems) if (installed.has(build.split('(')[0])) licenceOf(build, use);
      if (!licence) continue;
      const names = byLicence.get(licence) ?? new Map();
      const name = nameOf(key);
      // Of two versions of a package, one is listed.
      byLicence.set(licence, names.set(name, names.get(name) === true || systems.length > 0));
    }
    return byLicence;
  };
  const sorted = {
    browser: sort(groups.browser, 'shipped'),
    server: sort(groups.server, 'shipped'),
    tools: sort(groups.tools, 'tools'),
  };

  const builtNames = built.map(nameOf);
  for (const name of IN_WHAT_IS_BUILT.filter((known) => !builtNames.includes(known)))
    faults.add(`${name} is named as a tool with code in what it builds, and nothing uses it`);
  for (const { name } of EXCEPTIONS.filter((known) => !excepted.has(known.name)))
    faults.add(`${name} has an exception, and no package says that any more`);
  return { sorted, faults: [...faults].sort() };
}

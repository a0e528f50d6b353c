import { existsSync, readFileSync, realpathSync } from 'node:fs';
import path from 'node:path';

const INNER = '/node_modules/';

/**
 * The folder of a package's dependency, as Node resolves it; undefined when it is not installed.
 * @param {string} name
 * @param {string} seenFrom
 */
function homeOf(name, seenFrom) {
  for (let folder = seenFrom; ; folder = path.dirname(folder)) {
    const candidate = path.join(folder, 'node_modules', name);
    if (existsSync(candidate)) return realpathSync(candidate);
    if (folder === path.dirname(folder)) return undefined;
  }
}

/**
 * Name and folder of each run-time dependency of a package.
 * @param {string} home
 */
function needsOf(home) {
  const described = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {} } = described;
  const { peerDependenciesMeta = {} } = described;
  const peers = Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true);
  // A missing optional dependency, such as a native build for another platform, is not needed.
  /** @param {string} name */
  const isOptional = (name) => Object.hasOwn(optionalDependencies, name);
  const names = new Set([...Object.keys(dependencies), ...Object.keys(optionalDependencies), ...peers]);
  return [...names].toSorted().flatMap((name) => {
    const found = homeOf(name, home);
    if (found === undefined && !isOptional(name)) throw new Error(`${home} needs ${name}: install it first.`);
    return found === undefined ? [] : [{ name, home: found }];
  });
}

/**
 * Where a package resolves another: beside itself, then further up; undefined when not found.
 * @param {string} place
 * @param {string} name
 * @param {Map<string, string>} placed
 */
function foundFrom(place, name, placed) {
  const above = place.split(INNER);
  for (let depth = above.length; depth >= 0; depth -= 1) {
    const candidate = [...above.slice(0, depth), name].join(INNER);
    if (placed.has(candidate)) return candidate;
  }
  return undefined;
}

/**
 * Every npm package that a bundle needs at run time, laid out as a `node_modules` without links: at the top level where
 * possible, else nested in the package that needs another version.
 * @param {Readonly<Record<string, string>>} direct name of an imported package → folder
 * @returns {Map<string, string>} place, such as "fastify" or "a/node_modules/b" → current folder
 */
export function layOutPackages(direct) {
  const placed = new Map(Object.entries(direct).map(([name, home]) => [name, realpathSync(home)]));
  const waiting = [...placed.keys()];
  for (const place of waiting) {
    for (const { name, home } of needsOf(placed.get(place) ?? '')) {
      const found = foundFrom(place, name, placed);
      if (found !== undefined && placed.get(found) === home) continue;
      const next = found === undefined ? name : place + INNER + name;
      placed.set(next, home);
      waiting.push(next);
    }
  }
  return placed;
}

/** Documents and sources of packages are left out, but their licences are kept. */
const LICENCE = /^(?:licen[cs]e|copying|notice|third)/i;
const NOT_RUN = /\.(?:map|[cm]?ts|md|markdown|flow|tsbuildinfo)$/i;
const NOT_RUN_FOLDER = /^(?:\.github|__tests__|benchmarks?|docs?|examples?|integration|tests?)$/;

/**
 * Whether a file of an npm package is needed at run time.
 * @param {string} file relative to its package, with `/`
 */
export function isNeeded(file) {
  if (LICENCE.test(path.posix.basename(file))) return true;
  const [top = ''] = file.split('/');
  return !NOT_RUN.test(file) && !(file.includes('/') && NOT_RUN_FOLDER.test(top));
}

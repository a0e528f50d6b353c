/**
 * @typedef {object} Versions
 * @property {(name: string) => string | undefined} sibling version of a package of the workspace
 * @property {(name: string) => string} catalog version of one of npm, from pnpm-workspace.yaml
 */

/** @typedef {Readonly<Record<string, string | object>>} Exports of a package.json */

const SOURCE = /(?<!\.d)\.tsx?$/;

/**
 * Whether a file, or a pattern of files, is compiled.
 * @param {string} place
 */
const isSource = (place) => SOURCE.test(place);

/** @param {string} place */
const compiled = (place) => place.replace(SOURCE, '.js');

/**
 * The files, and patterns of files, to which doors lead.
 * @param {Exports} exported
 * @returns {string[]}
 */
const placesOf = (exported) =>
  Object.values(exported).flatMap((target) =>
    typeof target === 'string' ? target : placesOf(/** @type {Exports} */ (target)),
  );

/**
 * The same doors, leading to what was compiled: `{ types, default }` for a module; other files stay. The `package.json`
 * is one more door, by which a preset finds the folder.
 * @param {Exports} [exported] as in the workspace
 */
function publishedExports(exported = {}) {
  const doors = Object.entries(exported).map(([door, target]) => {
    if (typeof target === 'string')
      return [
        door,
        isSource(target) ? { types: target.replace(SOURCE, '.d.ts'), default: compiled(target) } : target,
      ];
    if (placesOf(/** @type {Exports} */ (target)).some(isSource))
      throw new Error(`The door "${door}" has conditions and leads to a source.`);
    return [door, target];
  });
  return { ...Object.fromEntries(doors), './package.json': './package.json' };
}

/** @param {string} specifier @returns {string} the package that it is of */
const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/**
 * The version that a dependency has here, for a repository that knows neither workspace nor catalog.
 * @param {string} name
 * @param {string} range `workspace:*`, `catalog:` or a range of npm
 * @param {Versions} versions
 */
function versionOf(name, range, versions) {
  if (range === 'catalog:') return versions.catalog(name);
  if (!range.startsWith('workspace:')) return range;
  const version = versions.sibling(name);
  if (version === undefined) throw new Error(`${name} is not packed, so that nobody outside can have it.`);
  return version;
}

/** @template T @param {readonly (readonly [string, T])[]} entries @returns {Record<string, T>} */
const sorted = (entries) => Object.fromEntries(entries.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * What a compiled package needs: of its dependencies those that it really imports, at the version it was tested with.
 * What the shell provides exists once in the page, so it is a peer, at that version or a later one of the same major. Types of
 * a peer are an optional peer: who writes JavaScript does without.
 * @param {{ name: string, dependencies?: Readonly<Record<string, string>> }} manifest
 * @param {{ code: readonly string[], declarations: readonly string[] }} imports specifiers in what is packed
 * @param {readonly string[]} provided packages of the shell
 * @param {Versions} versions
 * @param {(name: string) => string | undefined} typesOf version of `@types/<name>` in the catalog
 */
function publishedDependencies({ name, dependencies = {} }, imports, provided, versions, typesOf) {
  const isOther = (/** @type {string} */ needed) => needed !== name;
  const typed = new Set(imports.declarations.map(packageOf));
  const needed = [...new Set([...imports.code.map(packageOf), ...typed])].filter(isOther);
  const undeclared = needed.find((each) => dependencies[each] === undefined);
  if (undeclared)
    throw new Error(`${name} imports ${undeclared}, which is no dependency in its package.json.`);
  const found = needed.map(
    (each) => /** @type {const} */ ([each, versionOf(each, dependencies[each], versions)]),
  );
  const isPeer = (/** @type {readonly [string, string]} */ [each]) => provided.includes(each);
  const types = found.filter(isPeer).flatMap(([each]) => {
    const version = typed.has(each) ? typesOf(each) : undefined;
    return version === undefined ? [] : [/** @type {const} */ ([`@types/${each}`, version])];
  });
  const peers = [...found.filter(isPeer), ...types].map(
    ([each, version]) => /** @type {const} */ ([each, `^${version}`]),
  );
  return {
    dependencies: sorted(found.filter((each) => !isPeer(each))),
    peerDependencies: sorted(peers),
    peerDependenciesMeta: sorted(types.map(([each]) => [each, { optional: true }])),
  };
}

/**
 * The dependencies of a package that is packed as it is: all of them, with versions.
 * @param {{ dependencies?: Readonly<Record<string, string>>, peerDependencies?: Readonly<Record<string, string>>, peerDependenciesMeta?: object }} manifest
 * @param {Versions} versions
 */
function statedDependencies(
  { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} },
  versions,
) {
  const exact = Object.entries(dependencies).map(
    ([name, range]) => /** @type {const} */ ([name, versionOf(name, range, versions)]),
  );
  const peers = Object.entries(peerDependencies).map(([name, range]) => {
    const version = versionOf(name, range, versions);
    return /** @type {const} */ ([name, version === range ? range : `^${version}`]);
  });
  return { dependencies: sorted(exact), peerDependencies: sorted(peers), peerDependenciesMeta };
}

/** Fields that mean the same outside. */
const KEPT = ['name', 'version', 'description', 'type', 'engines', 'bin'];

/**
 * The `package.json` of a tarball. It stays `private`: npm installs the file, and refuses to publish code that is under
 * no licence.
 * @param {Readonly<Record<string, any>>} manifest of the workspace
 * @param {object} made
 * @param {Record<string, object>} made.dependencies by kind
 * @param {object} made.exports
 * @param {readonly string[]} made.files entries at the top
 */
function publishedManifest(manifest, { dependencies, exports, files }) {
  const kept = KEPT.filter((field) => manifest[field] !== undefined).map((field) => [field, manifest[field]]);
  const { sideEffects } = manifest;
  return {
    ...Object.fromEntries(kept),
    private: true,
    license: 'UNLICENSED',
    ...(sideEffects !== undefined && {
      sideEffects: Array.isArray(sideEffects) ? sideEffects.map(compiled) : sideEffects,
    }),
    exports,
    files,
    ...Object.fromEntries(Object.entries(dependencies).filter(([, each]) => Object.keys(each).length > 0)),
  };
}

module.exports = {
  isSource,
  placesOf,
  publishedDependencies,
  publishedExports,
  publishedManifest,
  statedDependencies,
};

const { readFileSync } = require('node:fs');
const path = require('node:path');
const { DRAWING } = require('./drawing-plugin.cjs');
const { integrityOf } = require('./release-plugin.cjs');
const { provenanceOf } = require('../project/provenance.cjs');
const { requirementsOf } = require('./share-list.cjs');
const { readJson } = require('../project/read-json.cjs');

/** @typedef {import('../project/app.cjs').App} App */

const ENTRY = /^remoteEntry\.[0-9a-f]+\.js$/;
/** Not the difference between two development builds. */
const SCRIPT = /^(?!.*\.hot-update\.).*\.js$/;
const STYLE = /\.css$/;
const CONTENT_HASH = /\.[0-9a-f]{8}(?=\.\w+$)/;
/** A page in `src/remote.ts`: `dashboard: () => import('./pages/dashboard-page')`. */
const PAGE =
  /(?:^|[\s{,])['"]?([\w-]+)['"]?\s*:\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*['"]([^'"]+)['"]\s*,?\s*\)/g;

/**
 * Page name → imported module, parsed from the contract module.
 * @param {string} file
 */
function pagesOf(file) {
  return new Map([...readFileSync(file, 'utf8').matchAll(PAGE)].map(([, page, request]) => [page, request]));
}

/**
 * The chunk groups that one `import()` of the contract module loads, including nested ones.
 * @param {import('webpack').Compilation} compilation
 * @param {string} contractModule
 * @param {string} request
 */
const groupsOfImport = (compilation, contractModule, request) =>
  compilation.chunkGroups.filter((group) =>
    group.origins.some(
      (origin) => origin.request === request && origin.module?.nameForCondition?.() === contractModule,
    ),
  );

/**
 * The built files of the images that a page shows first, so that a browser can load them together with its code.
 * @param {ReturnType<typeof groupsOfImport>} groups of the page
 * @param {readonly string[]} names as in the sources, such as "hero-street.svg"
 * @param {string} request of the page
 */
function imagesIn(groups, names, request) {
  const auxiliary = groups.flatMap(({ chunks }) => chunks.flatMap((chunk) => [...chunk.auxiliaryFiles]));
  return names.map((name) => {
    const image = auxiliary.find((file) => file.replace(CONTENT_HASH, '') === name);
    if (image === undefined)
      throw new Error(`remote.manifest.json: ${request} shows no image named ${name} (firstImages).`);
    return image;
  });
}

/**
 * Files with the contract module itself: needed by every page.
 * @param {import('webpack').Compilation} compilation
 * @param {string} contractModule
 */
function filesOfContract(compilation, contractModule) {
  const files = [];
  for (const chunk of compilation.chunks) {
    const modules = compilation.chunkGraph.getChunkModulesIterable(chunk);
    const holdsIt = [...modules].some((module) => module.nameForCondition?.() === contractModule);
    if (holdsIt) files.push(...[...chunk.groupsIterable].flatMap((group) => group.getFiles()));
  }
  return files;
}

/**
 * Describes a release of a remote: its manifest, its entry, the files of each page, the integrity of every file.
 * Throws when a route names a page that the code does not have.
 * @param {App} app
 * @param {string} scope
 * @returns {import('./release-plugin.cjs').Describe}
 */
const describeRemote = (app, scope) => (compilation, files) => {
  const contractModule = path.join(app.folder, 'src/remote.ts');
  const declared = readJson(path.join(app.folder, 'remote.manifest.json'));
  const imports = pagesOf(contractModule);
  if (!readFileSync(contractModule, 'utf8').includes('__VERSION__')) {
    throw new Error(
      `mfe-${app.name}: src/remote.ts must give \`version: __VERSION__\`; the shell refuses any other version.`,
    );
  }
  const missing = declared.routes.find((/** @type {{ page: string }} */ route) => !imports.has(route.page));
  if (missing) {
    throw new Error(
      `mfe-${app.name}: the route ${missing.path} names the page "${missing.page}", which src/remote.ts does not list as ${missing.page}: () => import('…').`,
    );
  }
  const entry = Object.keys(files).find((file) => ENTRY.test(file)) ?? '';
  const drawing = Object.keys(files).find((file) => DRAWING.test(file));
  const contract = filesOfContract(compilation, contractModule);
  /** @param {readonly string[]} names @param {RegExp} kind */
  const served = (names, kind) =>
    [...new Set(names)].filter((file) => kind.test(file) && file !== entry && files[file]);
  const pages = Object.fromEntries(
    [...imports].map(([page, request]) => {
      const groups = groupsOfImport(compilation, contractModule, request);
      const needed = [...contract, ...groups.flatMap((group) => group.getFiles())];
      const firstImages = declared.firstImages?.[page];
      const images = firstImages && imagesIn(groups, firstImages, request);
      return [page, { js: served(needed, SCRIPT), css: served(needed, STYLE), ...(images && { images }) }];
    }),
  );
  return {
    schema: 1,
    name: declared.name,
    owner: declared.owner,
    version: app.version,
    base: `/remotes/${app.name}/${app.version}/`,
    scope,
    // Development builds are large, and all have the same version: never deploy them.
    // `hash` is that of webpack's runtime, which an open page compares with its own.
    ...(app.isDevelopment
      ? { development: true, hash: compilation.hash }
      : { provenance: provenanceOf(app) }),
    entry,
    requires: requirementsOf(declared.requires),
    routes: declared.routes,
    menu: declared.menu ?? [],
    pages,
    ...(drawing && { drawing: { file: drawing, pages: declared.prerender } }),
    integrity: integrityOf(files),
    bytes: {
      entryBrotli: files[entry].brotliBytes,
      // By page: its scripts and the entry, the sum that has a budget.
      pages: Object.fromEntries(
        Object.entries(pages).map(([page, { js }]) => [
          page,
          js.reduce(
            (/** @type {number} */ sum, /** @type {string} */ file) => sum + files[file].brotliBytes,
            files[entry].brotliBytes,
          ),
        ]),
      ),
      // Files that browsers download.
      totalBrotli: Object.entries(files).reduce(
        (sum, [name, file]) => (name === drawing ? sum : sum + file.brotliBytes),
        0,
      ),
    },
  };
};

module.exports = { describeRemote };

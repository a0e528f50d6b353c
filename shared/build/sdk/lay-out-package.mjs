import { copyFileSync, cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/install.mjs';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { readJson } from '../../remote-sdk/project/read-json.cjs';
import { sharedVersions } from '../../remote-sdk/webpack/share-list.cjs';
import { catalogVersion, workspacePackages } from '../webpack/workspace.cjs';
import { bundleCommands } from './bundle-commands.mjs';
import { compilePackage } from './compile-package.mjs';
import { declarationsOf } from './emit-declarations.mjs';
import { isTest, PUBLIC_PACKAGES } from './public-packages.cjs';
import {
  isSource,
  placesOf,
  publishedDependencies,
  publishedExports,
  publishedManifest,
  statedDependencies,
} from './published-manifest.cjs';

/** Written beside the code of a package, in the workspace too. */
const PAPERS = ['CHANGELOG.md', 'README.md'];
const LICENCE = path.join(root, 'shared/build/sdk/licence.txt');
const NOTICES = 'THIRD-PARTY-NOTICES.txt';

/** @typedef {import('./public-packages.cjs').PublicPackage} PublicPackage */

/**
 * The public packages that there are, with their folders, relative to the root, and manifests.
 * @returns {(PublicPackage & { folder: string, manifest: Readonly<Record<string, any>> })[]}
 */
export function publicPackages() {
  const packages = workspacePackages();
  return PUBLIC_PACKAGES.flatMap((each) => {
    const found = packages.get(each.name);
    return found ? [{ ...each, folder: found.folder, manifest: found.manifest }] : [];
  });
}

const versions = {
  /** @param {string} name */
  sibling: (name) => publicPackages().find((each) => each.name === name)?.manifest.version,
  catalog: catalogVersion,
};

/** @param {string} name version of its types, where it brings none */
function typesOf(name) {
  try {
    return catalogVersion(`@types/${name}`);
  } catch {
    return undefined;
  }
}

/**
 * The licences of what others made and the package has inside.
 * @param {string} folder absolute
 * @param {readonly string[]} copied
 */
function noticesOf(folder, copied) {
  const { resolve } = createRequire(path.join(folder, 'package.json'));
  const parts = copied.map((name) => {
    const home = path.dirname(resolve(`${name}/package.json`));
    const { version } = readJson(path.join(home, 'package.json'));
    const text = readFileSync(path.join(home, 'LICENSE'), 'utf8').trim();
    return `Parts of this package were made from ${name} ${version}:\n\n${text}\n`;
  });
  return parts.join(`\n${'-'.repeat(80)}\n\n`);
}

/** Written anew, or copied for every package. */
const OURS = new Set(['package.json', ...PAPERS]);

/**
 * Files of a tool that are not compiled.
 * @param {string} folder absolute
 */
const filesOfTool = (folder) =>
  filesBelow(folder).filter(
    (file) => !isTest(file) && !OURS.has(file) && !(file.startsWith('src/') && isSource(file)),
  );

/**
 * @param {ReturnType<typeof publicPackages>[number]} each
 * @param {string} emitted
 */
async function partsOf({ folder, manifest, also, bundles = {}, whole = false }, emitted) {
  const home = path.join(root, folder);
  const places = placesOf(manifest.exports).filter((place) => !whole || isSource(place));
  const { written, modules, assets, imports } = await compilePackage(home, places, also);
  const declarations = declarationsOf(path.join(emitted, folder), modules);
  const imported = { code: imports, declarations: declarations.imports };
  const provided = Object.keys(sharedVersions(path.join(root, 'shell/page')));
  const named = /** @type {{ name: string }} */ (manifest);
  const bundled = await Promise.all(
    Object.entries(bundles).map(async ([place, entry]) => {
      const { text, imports: needed } = await bundleCommands(entry);
      const unstated = needed.find((each) => !Object.hasOwn(manifest.dependencies, each));
      if (unstated) throw new Error(`${folder}/package.json has no "${unstated}", which ${entry} imports.`);
      return /** @type {const} */ ([place, text]);
    }),
  );
  return {
    texts: new Map([...written, ...declarations.written, ...bundled]),
    copies: whole ? filesOfTool(home) : assets,
    dependencies: whole
      ? statedDependencies(manifest, versions)
      : publishedDependencies(named, imported, provided, versions, typesOf),
  };
}

/**
 * The packages of the workspace that a tool stands on, directly or not.
 * @param {string} name
 * @returns {string[]}
 */
function standsOn(name) {
  const { dependencies = {} } = publicPackages().find((each) => each.name === name)?.manifest ?? {};
  const direct = Object.keys(dependencies).filter((each) => dependencies[each].startsWith('workspace:'));
  return [...new Set(direct.flatMap((each) => [each, ...standsOn(each)]))].toSorted();
}

/**
 * Puts the packages that a tool stands on inside it. `npx` of its tarball then asks no registry for a name of ours, which
 * might be a stranger's there.
 * @param {string} name
 * @param {Record<string, string>} dependencies of the tool
 * @param {(name: string) => string} draftOf
 */
function putInside(name, dependencies, draftOf) {
  const inside = standsOn(name);
  const needed = inside.map((each) => {
    cpSync(draftOf(each), path.join(draftOf(name), 'node_modules', each), { recursive: true });
    const { version, dependencies: theirs = {} } = readJson(path.join(draftOf(each), 'package.json'));
    return { [each]: version, ...theirs };
  });
  return { dependencies: Object.assign({}, ...needed, dependencies), bundleDependencies: inside };
}

/**
 * Writes a public package into an empty folder, as it will be in `node_modules`.
 * @param {ReturnType<typeof publicPackages>[number]} each
 * @param {string} emitted what `emitDeclarations` wrote
 * @param {(name: string) => string} draftOf folder of a package, absolute; those that a tool stands on are there already
 */
export async function layOutPackage(each, emitted, draftOf) {
  const folder = path.join(root, each.folder);
  const draft = draftOf(each.name);
  const parts = await partsOf(each, emitted);
  const missing = PAPERS.find((paper) => !existsSync(path.join(folder, paper)));
  if (missing) throw new Error(`${each.folder} has no ${missing}.`);

  const texts = new Map([...parts.texts, ['LICENSE', readFileSync(LICENCE, 'utf8')]]);
  if (each.copied) texts.set(NOTICES, noticesOf(folder, each.copied));
  const places = [...texts.keys(), ...parts.copies, ...PAPERS];
  const files = [...new Set(places.map((place) => place.split('/')[0]))].toSorted();
  const exports = publishedExports(each.manifest.exports);
  const inside = each.whole ? putInside(each.name, parts.dependencies.dependencies, draftOf) : {};
  const dependencies = { ...parts.dependencies, ...inside };
  const manifest = publishedManifest(each.manifest, { exports, dependencies, files });
  texts.set('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);

  for (const place of [...texts.keys(), ...parts.copies])
    mkdirSync(path.dirname(path.join(draft, place)), { recursive: true });
  for (const [place, text] of texts) writeFileSync(path.join(draft, place), text);
  for (const place of [...parts.copies, ...PAPERS])
    copyFileSync(path.join(folder, place), path.join(draft, place));
}

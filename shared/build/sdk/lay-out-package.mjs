import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { root } from '../commands/install.mjs';
import { filesBelow } from '../files/files-below.cjs';
import { sharedVersions } from '../webpack/share-list.cjs';
import { catalogVersion, readJson, workspacePackages } from '../webpack/workspace.cjs';
import { compilePackage } from './compile-package.mjs';
import { declarationsOf } from './emit-declarations.mjs';
import { isTest, PUBLIC_PACKAGES } from './public-packages.cjs';
import {
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

/**
 * @param {ReturnType<typeof publicPackages>[number]} each
 * @param {string} emitted
 */
async function compiledParts({ folder, manifest, also }, emitted) {
  const { written, modules, assets, imports } = await compilePackage(
    path.join(root, folder),
    manifest.exports,
    also,
  );
  const declarations = declarationsOf(path.join(emitted, folder), modules);
  const provided = Object.keys(sharedVersions());
  return {
    texts: new Map([...written, ...declarations.written]),
    copies: [...assets],
    exports: publishedExports(manifest.exports),
    dependencies: publishedDependencies(
      /** @type {{ name: string }} */ (manifest),
      { code: imports, declarations: declarations.imports },
      provided,
      versions,
      typesOf,
    ),
  };
}

/** @param {ReturnType<typeof publicPackages>[number]} each */
const partsAsTheyAre = ({ folder, manifest }) => ({
  /** @type {Map<string, string>} */
  texts: new Map(),
  copies: filesBelow(path.join(root, folder)).filter(
    (file) => !isTest(file) && file !== 'package.json' && !PAPERS.includes(file),
  ),
  exports: { ...manifest.exports, './package.json': './package.json' },
  dependencies: statedDependencies(manifest, versions),
});

/**
 * Writes a public package into an empty folder, as it will be in `node_modules`.
 * @param {ReturnType<typeof publicPackages>[number]} each
 * @param {string} emitted what `emitDeclarations` wrote
 * @param {string} draft absolute
 */
export async function layOutPackage(each, emitted, draft) {
  const folder = path.join(root, each.folder);
  const parts = each.made === 'compiled' ? await compiledParts(each, emitted) : partsAsTheyAre(each);
  const missing = PAPERS.find((paper) => !existsSync(path.join(folder, paper)));
  if (missing) throw new Error(`${each.folder} has no ${missing}.`);

  const texts = new Map([...parts.texts, ['LICENSE', readFileSync(LICENCE, 'utf8')]]);
  if (each.copied) texts.set(NOTICES, noticesOf(folder, each.copied));
  const places = [...texts.keys(), ...parts.copies, ...PAPERS];
  const files = [...new Set(places.map((place) => place.split('/')[0]))].toSorted();
  const { exports, dependencies } = parts;
  const manifest = publishedManifest(each.manifest, { exports, dependencies, files });
  texts.set('package.json', `${JSON.stringify(manifest, undefined, 2)}\n`);

  for (const place of [...texts.keys(), ...parts.copies])
    mkdirSync(path.dirname(path.join(draft, place)), { recursive: true });
  for (const [place, text] of texts) writeFileSync(path.join(draft, place), text);
  for (const place of [...parts.copies, ...PAPERS])
    copyFileSync(path.join(folder, place), path.join(draft, place));
}

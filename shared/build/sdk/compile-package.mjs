import { statSync } from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';
import { filesBelow } from '../files/files-below.cjs';
import { fullSpecifier } from './full-specifier.cjs';
import { isTest } from './public-packages.cjs';

/**
 * @typedef {object} Compiled
 * @property {Map<string, string>} written compiled module or source map → text; places are relative to the package
 * @property {readonly string[]} modules sources that were compiled
 * @property {readonly string[]} assets style sheets, fonts and pictures, which stay as they are
 * @property {readonly string[]} imports specifiers of other packages
 */

const MODULE = /\.tsx?$/;
const JSON_FILE = /\.json$/;
/** A second version of a module, which the build of a server-side renderer takes: `drawing.cjs`. */
const DRAWING = /\.drawing\.tsx?$/;
const LOADERS = { '.woff2': 'file', '.svg': 'file', '.png': 'file', '.webp': 'file', '.jpg': 'file' };

/** As `swc` in `base.cjs` compiles the sources of a remote. */
const LANGUAGE = {
  format: 'esm',
  target: 'es2022',
  jsx: 'automatic',
  charset: 'utf8',
  tsconfigRaw: '{"compilerOptions":{"useDefineForClassFields":true}}',
};

/** @param {string} file */
export const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Sources behind the doors of a package.
 * @param {Readonly<Record<string, string>>} exported
 * @param {readonly string[]} files of the package
 */
function doorsOf(exported, files) {
  const patterns = Object.values(exported).map((place) => {
    const [start, end] = place.replace(/^\.\//, '').split('*');
    return /** @param {string} file */ (file) =>
      end === undefined ? file === start : file.startsWith(start) && file.endsWith(end);
  });
  return files.filter((file) => patterns.some((leadsTo) => leadsTo(file)));
}

/**
 * What the entries are made of, by following imports, and the packages beside.
 * @param {string} folder
 * @param {readonly string[]} entries
 */
async function reachedFrom(folder, entries) {
  const { metafile } = await build({
    .../** @type {import('esbuild').BuildOptions} */ (LANGUAGE),
    absWorkingDir: folder,
    entryPoints: [...entries],
    bundle: true,
    packages: 'external',
    loader: /** @type {Record<string, import('esbuild').Loader>} */ (LOADERS),
    outdir: folder,
    write: false,
    metafile: true,
    logLevel: 'error',
  });
  const imported = Object.values(metafile.inputs).flatMap(({ imports }) => imports);
  return {
    files: Object.keys(metafile.inputs).toSorted(),
    packages: [
      ...new Set(
        imported
          .filter(({ external, path: place }) => external && !place.startsWith('data:'))
          .map(({ path: place }) => place),
      ),
    ],
  };
}

/**
 * Compiles each module to a file of its own. A JSON file becomes part of the module that imports it: Node would ask for an
 * attribute there.
 * @param {string} folder
 * @param {readonly string[]} modules
 */
async function compileEach(folder, modules) {
  const { outputFiles } = await build({
    .../** @type {import('esbuild').BuildOptions} */ (LANGUAGE),
    absWorkingDir: folder,
    entryPoints: [...modules],
    bundle: true,
    treeShaking: false,
    plugins: [
      {
        name: 'full specifiers',
        setup: ({ onResolve }) =>
          onResolve({ filter: /.*/ }, ({ path: specifier, importer, kind }) => {
            if (kind === 'entry-point' || JSON_FILE.test(specifier)) return undefined;
            const isThere = (/** @type {string} */ file) => isFile(path.resolve(importer, '..', file));
            return { path: fullSpecifier(specifier, isThere), external: true };
          }),
      },
    ],
    sourcemap: 'linked',
    outdir: folder,
    outbase: folder,
    write: false,
    logLevel: 'error',
  });
  return new Map(outputFiles.map((file) => [relative(folder, file.path), file.text]));
}

/** @param {string} folder @param {string} file */
const relative = (folder, file) => path.relative(folder, file).split(path.sep).join('/');

/**
 * A package as ES modules, file by file, so that its doors stay where they are and a remote's build leaves out what it does
 * not use. Only what a door leads to is in it: neither tests nor what they stand on.
 * @param {string} folder absolute
 * @param {Readonly<Record<string, string>>} exported doors, from its package.json
 * @param {readonly string[]} [also] further sources
 * @returns {Promise<Compiled>}
 */
export async function compilePackage(folder, exported, also = []) {
  const files = filesBelow(folder).filter((file) => !isTest(file));
  const doors = [...doorsOf(exported, files), ...also];
  const first = await reachedFrom(folder, doors);
  const drawings = files.filter(
    (file) => DRAWING.test(file) && first.files.includes(file.replace('.drawing.', '.')),
  );
  const reached = drawings.length === 0 ? first : await reachedFrom(folder, [...doors, ...drawings]);
  const modules = reached.files.filter((file) => MODULE.test(file));
  return {
    written: await compileEach(folder, modules),
    modules,
    assets: reached.files.filter((file) => !MODULE.test(file) && !JSON_FILE.test(file)),
    imports: reached.packages,
  };
}

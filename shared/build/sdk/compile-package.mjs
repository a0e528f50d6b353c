import { statSync } from 'node:fs';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { build } from 'esbuild';
import { filesBelow } from '../../remote-sdk/files/files-below.cjs';
import { isTest } from './public-packages.cjs';

/**
 * @typedef {object} Compiled
 * @property {Map<string, string>} written compiled module or source map → text; places are relative to the package
 * @property {readonly string[]} modules sources that were compiled
 * @property {readonly string[]} assets style sheets, data, fonts and pictures, which stay as they are
 * @property {readonly string[]} imports specifiers of other packages
 */

const MODULE = /(?<!\.d)\.tsx?$/;
/** A second version of a module, which the build of a server-side renderer takes: `drawing.cjs`. */
const DRAWING = /\.drawing\.tsx?$/;
/** @type {Record<string, import('esbuild').Loader>} */
const LOADERS = { '.woff2': 'file', '.svg': 'file', '.png': 'file', '.webp': 'file', '.jpg': 'file' };

/** As `swc` in `base.cjs` compiles the sources of a remote, with what Node wants of an ES module besides. */
const LANGUAGE = {
  swcrc: false,
  configFile: false,
  sourceMaps: true,
  jsc: {
    target: /** @type {const} */ ('es2022'),
    parser: { syntax: /** @type {const} */ ('typescript'), tsx: true },
    transform: { react: { runtime: /** @type {const} */ ('automatic'), development: false } },
    experimental: { keepImportAttributes: true },
    // `resolveFully` asks for them.
    paths: {},
  },
  // `./card` becomes `./card.js` or `./card/index.js`.
  module: { type: /** @type {const} */ ('es6'), resolveFully: true },
};

/** @param {string} file */
export const isFile = (file) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

/**
 * Sources behind the doors of a package.
 * @param {readonly string[]} exported
 * @param {readonly string[]} files of the package
 */
function doorsOf(exported, files) {
  const patterns = exported.map((place) => {
    const parts = place.replace(/^\.\//, '').split('*');
    return /** @param {string} file */ (file) => {
      // Every `*` stands for the same text.
      const end = parts[1] ? file.indexOf(parts[1], parts[0].length) : file.length;
      const text = file.slice(parts[0].length, end);
      return file === parts.join(text);
    };
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
    absWorkingDir: folder,
    entryPoints: [...entries],
    bundle: true,
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    loader: LOADERS,
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
 * Compiles a module to a file of its own, with a source map that has the source inside.
 * @param {string} folder
 * @param {string} module
 * @returns {Promise<[place: string, text: string][]>}
 */
async function compile(folder, module) {
  const { code, map } = await transformFile(path.join(folder, module), {
    ...LANGUAGE,
    jsc: { ...LANGUAGE.jsc, baseUrl: folder },
    sourceFileName: path.posix.basename(module),
  });
  const place = module.replace(MODULE, '.js');
  return [
    [place, `${code}//# sourceMappingURL=${path.posix.basename(place)}.map\n`],
    [`${place}.map`, map ?? ''],
  ];
}

/**
 * A package as ES modules, file by file, so that its doors stay where they are and a remote's build leaves out what it does
 * not use. Only what a door leads to is in it: neither tests nor what they stand on.
 * @param {string} folder absolute
 * @param {readonly string[]} exported files, or patterns of files, to which its doors lead
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
  const written = await Promise.all(modules.map((module) => compile(folder, module)));
  return {
    written: new Map(written.flat()),
    modules,
    assets: reached.files.filter((file) => !MODULE.test(file)),
    imports: reached.packages,
  };
}

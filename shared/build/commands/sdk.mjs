// `npm run sdk`: tarballs of the public packages, in `.cache/sdk`, for repositories outside of this workspace.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { writeTarball } from '../package/write-tarball.mjs';
import { emitDeclarations } from '../sdk/emit-declarations.mjs';
import { layOutPackage, publicPackages } from '../sdk/lay-out-package.mjs';
import { inputsHash } from '../webpack/workspace.cjs';
import { whileBuildingAlone } from './build-lock.mjs';
import { install, requireNode, root } from './install.mjs';

const sdk = path.join(root, '.cache/sdk');
/** What is packed, and out of which inputs. */
const list = path.join(sdk, 'packages.json');
/** What makes a tarball, besides the sources of the package. */
const RECIPE = [
  'shared/build/commands/sdk.mjs',
  'shared/build/sdk',
  // The command line of the portal.
  'shell/release',
  'shell/host/src/signatures',
  'shared/remote-sdk/tsconfig',
  'shared/remote-sdk/types',
];
/** npm's own time of every file in a tarball: the same sources are the same bytes. */
const TIME = new Date('1985-10-26T08:15:00.000Z');

/**
 * @typedef {object} Packed
 * @property {string} version
 * @property {string} file name in `.cache/sdk`, as `npm pack` gives it
 * @property {number} bytes
 * @property {string} integrity of the file, as in a lockfile of npm
 * @property {string} inputs hash of what it was made from
 */

/** @param {Buffer} content */
const integrityOf = (content) => `sha512-${createHash('sha512').update(content).digest('base64')}`;

/** @returns {Record<string, Packed>} */
function readList() {
  try {
    return JSON.parse(readFileSync(list, 'utf8'));
  } catch {
    return {};
  }
}

/** @param {Packed | undefined} packed */
function isWhole(packed) {
  const file = packed && path.join(sdk, packed.file);
  return file && existsSync(file) && integrityOf(readFileSync(file)) === packed.integrity;
}

/**
 * @param {ReturnType<typeof publicPackages>} packages
 * @param {string} work an empty folder
 * @returns {Promise<Record<string, Packed>>}
 */
async function pack(packages, work) {
  const emitted = path.join(work, 'declarations');
  const foldersOf = (/** @type {boolean} */ tools) =>
    packages.filter(({ whole = false }) => whole === tools).map(({ folder }) => folder);
  emitDeclarations(foldersOf(false), [], emitted);
  if (foldersOf(true).length > 0) emitDeclarations(foldersOf(true), ['node'], emitted);
  const draftOf = (/** @type {string} */ name) => path.join(work, name, 'package');
  /** @type {Record<string, Packed>} */
  const packed = {};
  for (const each of packages) {
    const { name, manifest } = each;
    const file = `${name.slice(1).replace('/', '-')}-${manifest.version}.tgz`;
    await layOutPackage(each, emitted, draftOf);
    if (each.inside) continue;
    await writeTarball(draftOf(name), path.join(work, file), TIME);
    const content = readFileSync(path.join(work, file));
    packed[name] = {
      version: manifest.version,
      file,
      bytes: content.length,
      integrity: integrityOf(content),
      inputs: inputsHash({ name, also: RECIPE }),
    };
  }
  return packed;
}

/**
 * Packs what changed since it was last packed; the folder then has the present versions and nothing else.
 * @returns {Promise<Record<string, Packed>>} by name
 */
async function packSdk() {
  const packages = publicPackages();
  const before = readList();
  const own = packages.filter(({ inside = false }) => !inside);
  const isFresh = own.every(
    ({ name }) => isWhole(before[name]) && before[name].inputs === inputsHash({ name, also: RECIPE }),
  );
  if (isFresh && Object.keys(before).length === own.length) return before;

  const work = `${sdk}.making`;
  rmSync(work, { recursive: true, force: true });
  try {
    const packed = await pack(packages, work);
    // Only now: a package that cannot be packed leaves the last good tarballs.
    rmSync(sdk, { recursive: true, force: true });
    mkdirSync(sdk);
    for (const { file } of Object.values(packed)) renameSync(path.join(work, file), path.join(sdk, file));
    writeFileSync(list, `${JSON.stringify(packed, undefined, 2)}\n`);
    return packed;
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  requireNode();
  await install();
  try {
    for (const { file, bytes } of Object.values(await whileBuildingAlone(packSdk)))
      console.log(`.cache/sdk/${file} (${(bytes / 1000).toFixed(1)} kB)`);
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}

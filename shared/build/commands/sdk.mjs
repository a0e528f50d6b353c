// `npm run sdk`: tarballs of the public packages and the page of their components, in `.cache/sdk`, for repositories outside
// of this workspace.
import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { writeTarball } from '../package/write-tarball.mjs';
import { compileSources } from '../sdk/compile-sources.mjs';
import { folderOf, layOutPackage, PUBLIC_PACKAGES } from '../sdk/lay-out-package.mjs';
import { inputsHash, workspacePackages } from '../webpack/workspace.cjs';
import { buildGallery, galleryFile } from './build-gallery.mjs';
import { whileBuildingAlone } from './build-lock.mjs';
import { install, requireNode, root } from './install.mjs';

const sdk = path.join(root, '.cache/sdk');
/** What is packed, by name: version, file and integrity, as in a lockfile of npm. */
const list = path.join(sdk, 'packages.json');
const stamp = path.join(sdk, 'inputs');
/** What makes the tarballs, besides the sources of the packages. */
const RECIPE = [
  'shared/build/commands/sdk.mjs',
  'shared/build/sdk',
  // The command line of the portal.
  'shell/release',
  'shell/host/src/signatures',
  'shared/registry/src',
];
/** npm's own time of every file in a tarball: the same sources are the same bytes. */
const TIME = new Date('1985-10-26T08:15:00.000Z');

/** @param {string} work an empty folder */
async function pack(work) {
  const compiled = path.join(work, 'compiled');
  const sources = PUBLIC_PACKAGES.map(({ name, sources: own = 'src' }) => `${folderOf(name)}/${own}`);
  await compileSources(sources, compiled);
  /** @type {Record<string, { version: string, file: string, integrity: string }>} */
  const packed = {};
  for (const each of PUBLIC_PACKAGES) {
    const version = workspacePackages().get(each.name)?.manifest.version ?? '';
    const file = `${each.name.slice(1).replace('/', '-')}-${version}.tgz`;
    const draft = path.join(work, each.name, 'package');
    await layOutPackage(each, compiled, draft);
    await writeTarball(draft, path.join(work, file), TIME);
    const digest = createHash('sha512')
      .update(readFileSync(path.join(work, file)))
      .digest('base64');
    packed[each.name] = { version, file, integrity: `sha512-${digest}` };
  }
  return packed;
}

/** Packs all packages when a source of one has changed. */
async function packSdk() {
  const inputs = PUBLIC_PACKAGES.map(({ name }) => inputsHash({ name, also: RECIPE })).join('\n');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === inputs) return;
  const work = `${sdk}.making`;
  rmSync(work, { recursive: true, force: true });
  try {
    const packed = await pack(work);
    // Only now: a package that cannot be packed leaves the last good tarballs.
    rmSync(sdk, { recursive: true, force: true });
    mkdirSync(sdk);
    for (const { file } of Object.values(packed)) renameSync(path.join(work, file), path.join(sdk, file));
    writeFileSync(list, `${JSON.stringify(packed, undefined, 2)}\n`);
    writeFileSync(stamp, inputs);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

requireNode();
install();
try {
  await whileBuildingAlone(packSdk);
  for (const { file } of Object.values(JSON.parse(readFileSync(list, 'utf8'))))
    console.log(`.cache/sdk/${file}`);
  await buildGallery();
  copyFileSync(galleryFile, path.join(sdk, 'gallery.html'));
  console.log('.cache/sdk/gallery.html');
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputsHash } from '../webpack/workspace.cjs';
import { root } from './install.mjs';
import { runWebpack } from '../../remote-sdk/webpack/run-webpack.cjs';

/** Folder of the built design system page: in the cache, so that no release can contain it. */
export const galleryFolder = path.join(root, '.cache/gallery');
const stamp = path.join(galleryFolder, 'build.json');

/** Hash of the inputs of the built gallery; `undefined` when there is none. */
export const builtGallery = () =>
  existsSync(stamp) ? JSON.parse(readFileSync(stamp, 'utf8')).hash : undefined;

/** Builds the design system page if its sources changed, and moves it into place. Rejects with webpack's errors. */
export async function buildGallery() {
  const hash = inputsHash({
    name: '@portal/gallery',
    also: ['shared/build/commands/build-gallery.mjs', 'shared/build/webpack'],
  });
  if (builtGallery() === hash) return;
  const aside = `${galleryFolder}.${process.pid}`;
  try {
    const stats = await runWebpack(path.join(root, 'shared/gallery'), aside);
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    cpSync(path.join(root, 'shared/gallery/public'), aside, { recursive: true });
    writeFileSync(path.join(aside, 'build.json'), JSON.stringify({ hash }));
    mkdirSync(path.dirname(galleryFolder), { recursive: true });
    rmSync(galleryFolder, { recursive: true, force: true });
    renameSync(aside, galleryFolder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildGallery().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

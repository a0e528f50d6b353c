import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { inputsHash } from '../webpack/workspace.cjs';
import { root } from './install.mjs';
import { runWebpack } from '../../remote-sdk/webpack/run-webpack.cjs';

/** The page of the design system, one file: in the cache, so that no release can contain it. */
export const galleryFile = path.join(root, '.cache/gallery.html');

/** Builds the page unless its sources are what it was built from. Rejects with webpack's errors. */
export async function buildGallery() {
  const stamp = `<!-- ${inputsHash({
    name: '@portal/gallery',
    also: ['shared/build/commands/build-gallery.mjs', 'shared/build/webpack'],
  })} -->`;
  if (existsSync(galleryFile) && readFileSync(galleryFile, 'utf8').endsWith(stamp)) return;
  const folder = path.join(root, 'shared/gallery');
  const work = `${galleryFile}.${process.pid}`;
  try {
    const stats = await runWebpack(folder, work);
    if (stats.hasErrors()) throw new Error(stats.toString({ preset: 'errors-only', colors: false }));
    const [script, sheet] = ['js', 'css'].map((kind) =>
      readFileSync(path.join(work, `gallery.${kind}`), 'utf8').replace(/<\/(?=script|style)/gi, '<\\/'),
    );
    const logo = readFileSync(path.join(root, 'shared/ui/src/logo/logo-name.svg'), 'utf8');
    const page = readFileSync(path.join(folder, 'public/index.html'), 'utf8')
      .replace('<style></style>', () => `<style>${sheet}</style>`)
      .replace('<script></script>', () => `<div hidden>${logo}</div><script>${script}</script>`);
    mkdirSync(path.dirname(galleryFile), { recursive: true });
    writeFileSync(galleryFile, `${page.trim()}\n${stamp}`);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildGallery().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}

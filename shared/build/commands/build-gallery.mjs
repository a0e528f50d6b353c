import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './install.mjs';

/** The page of the design system, one file: in the cache, so that no release can contain it. */
export const galleryFile = path.join(root, '.cache/gallery.html');

/**
 * Builds the page, which opens from a folder: script, sheet, fonts and pictures are inside. It is outside the portal.
 * @throws {Error} with what does not build
 */
export async function buildGallery() {
  const { build } = await import('esbuild');
  const folder = path.join(root, 'shared/gallery');
  const { outputFiles } = await build({
    entryPoints: [path.join(folder, 'src/main.tsx')],
    outdir: path.join(root, '.cache'),
    bundle: true,
    write: false,
    minify: true,
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff2': 'dataurl' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'logo-in-the-page',
        // A `use` takes a part of the page itself.
        setup: ({ onLoad }) =>
          onLoad({ filter: /logo-name\.svg$/ }, () => ({ contents: "export default '';" })),
      },
    ],
  });
  /** @param {string} kind */
  const built = (kind) =>
    outputFiles.find((file) => file.path.endsWith(kind))?.text.replace(/<\/(?=script|style)/gi, '<\\/');
  const logo = readFileSync(path.join(root, 'shared/ui/src/logo/logo-name.svg'), 'utf8');
  const page = readFileSync(path.join(folder, 'public/index.html'), 'utf8')
    .replace('<style></style>', () => `<style>${built('.css')}</style>`)
    .replace('<script></script>', () => `<div hidden>${logo}</div><script>${built('.js')}</script>`);
  mkdirSync(path.dirname(galleryFile), { recursive: true });
  writeFileSync(galleryFile, page);
}

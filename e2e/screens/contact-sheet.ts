import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folder of the pictures, ignored by git. */
export const FOLDER = path.resolve(import.meta.dirname, '../../.cache/screens');

const PICTURE = /^(?<name>.+?)-(?<width>\d+)(?<dark>-dark)?\.png$/;
/** Width on the sheet for each picture width, in pixels. */
const THUMBNAIL: Readonly<Record<string, number>> = { '390': 120, '820': 200, '1440': 320 };

/** Writes `index.html` beside the pictures: one row per screen, each picture linking to itself. */
export default function writeContactSheet(): void {
  mkdirSync(FOLDER, { recursive: true });
  const rows = new Map<string, string[]>();
  for (const file of readdirSync(FOLDER).sort()) {
    const { name, width = '', dark } = PICTURE.exec(file)?.groups ?? {};
    if (name === undefined) continue;
    const label = `${width}${dark ?? ''}`;
    const picture = `<a href="${file}"><img loading="lazy" width="${String(THUMBNAIL[width] ?? 200)}" src="${file}" alt="${label}"><br>${label}</a>`;
    rows.set(name, [...(rows.get(name) ?? []), picture]);
  }
  const sections = [...rows].map(
    ([name, pictures]) => `<section><h2 id="${name}">${name}</h2>${pictures.join('\n')}</section>`,
  );
  writeFileSync(path.join(FOLDER, 'index.html'), page(sections.join('\n')));
}

const page = (content: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screens of the portal</title>
<style>
  body { font: 14px/1.4 system-ui, sans-serif; margin: 2rem; background: #eee; }
  section { margin-block-end: 2rem; }
  a { display: inline-block; vertical-align: top; margin: 0 0.5rem 0.5rem 0; color: #333; }
  img { max-height: 480px; object-fit: cover; object-position: top; border: 1px solid #999; background: #fff; }
</style>
<h1>Screens of the portal</h1>
${content}
</html>
`;

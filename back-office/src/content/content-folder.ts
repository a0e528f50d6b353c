import { createHash } from 'node:crypto';
import { readFile, readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { contactFieldNames } from './contact-message';
import { numberSetting, parseContentFile, textSetting, type ContentFile } from './content-file';

export type ContentRow = Readonly<Record<string, unknown>> & { readonly id: number };

/** An image of the content folder. `modifiedAt` is the file's date. */
export interface ContentAsset {
  readonly id: string;
  readonly fileName: string;
  readonly mimeType: string;
  readonly bytes: Buffer;
  readonly modifiedAt: Date;
  readonly width: number | null;
  readonly height: number | null;
}

/** The column that links a slide to its slider. */
export const SLIDER_FIELD = 'slider_intergestion_id';

export interface ContentSnapshot {
  readonly collections: ReadonlyMap<string, readonly ContentRow[]>;
  readonly assets: ReadonlyMap<string, ContentAsset>;
}

interface FoundFile {
  readonly path: string;
  readonly name: string;
  readonly modifiedAt: Date;
  readonly size: number;
}

const mimeTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
};

/** Derives a stable UUID, which the wire requires, from the file name that editors write. */
function assetId(fileName: string): string {
  const hash = createHash('sha1').update(`asset:${fileName}`).digest('hex');
  const [a, b, c, d, e] = [
    [0, 8],
    [8, 12],
    [13, 16],
    [17, 20],
    [20, 32],
  ].map(([from, to]) => hash.slice(from, to));
  return `${a}-${b}-5${c}-a${d}-${e}`;
}

async function filesIn(
  folder: string,
  subfolder: string,
  extensions: readonly string[],
): Promise<FoundFile[]> {
  const names = (await readdir(join(folder, subfolder)).catch(() => [])).sort();
  const wanted = names.filter((name) => extensions.includes(extname(name)));
  return Promise.all(
    wanted.map(async (name) => {
      const path = join(folder, subfolder, name);
      const { mtime, size } = await stat(path);
      return { path, name: join(subfolder, name), modifiedAt: mtime, size };
    }),
  );
}

async function findAll(folder: string) {
  const [pages, roadmap, slider, contact, assets] = await Promise.all([
    filesIn(folder, 'pages', ['.html']),
    filesIn(folder, 'roadmap', ['.html']),
    filesIn(folder, 'slider', ['.html']),
    filesIn(folder, '.', ['.html']),
    filesIn(folder, 'assets', Object.keys(mimeTypes)),
  ]);
  return { pages, roadmap, slider, contact, assets };
}

/** Changes when a file of the folder is added, removed or written. */
export async function contentFingerprint(folder: string): Promise<string> {
  const found = Object.values(await findAll(folder)).flat();
  return found.map((file) => `${file.name}:${file.modifiedAt.getTime()}:${file.size}`).join('\n');
}

async function readRows(
  files: readonly FoundFile[],
  toRow: (file: ContentFile, modifiedAt: Date) => ContentRow,
): Promise<readonly ContentRow[]> {
  const rows = await Promise.all(
    files.map(async ({ path, name, modifiedAt }) =>
      toRow(parseContentFile(name, await readFile(path, 'utf8')), modifiedAt),
    ),
  );
  const ids = new Set<number>();
  rows.forEach((row, index) => {
    if (ids.has(row.id)) throw new Error(`${files[index]?.name}: the id ${row.id} is already taken`);
    ids.add(row.id);
  });
  const order = (row: ContentRow): number => (typeof row.sort === 'number' ? row.sort : row.id);
  return [...rows].sort((a, b) => order(a) - order(b));
}

/** Width and height of an SVG from its `viewBox`, in user units; undefined without one. */
function svgSize(source: string): { width: number; height: number } | undefined {
  const [, width, height] = /viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"/.exec(source) ?? [];
  return width && height
    ? { width: Math.round(Number(width)), height: Math.round(Number(height)) }
    : undefined;
}

async function readAssets(files: readonly FoundFile[]): Promise<Map<string, ContentAsset>> {
  const assets = await Promise.all(
    files.map(async ({ path, name, modifiedAt }): Promise<ContentAsset> => {
      const fileName = name.slice('assets/'.length);
      const bytes = await readFile(path);
      const mimeType = mimeTypes[extname(name)] ?? 'application/octet-stream';
      const size = mimeType === 'image/svg+xml' ? svgSize(bytes.toString('utf8')) : undefined;
      return {
        id: assetId(fileName),
        fileName,
        mimeType,
        bytes,
        modifiedAt,
        width: size?.width ?? null,
        height: size?.height ?? null,
      };
    }),
  );
  return new Map(assets.map((asset) => [asset.id, asset]));
}

/** Reads the content folder. @throws Error that names the file that cannot be used, and why */
export async function readContentFolder(folder: string): Promise<ContentSnapshot> {
  const found = await findAll(folder);
  const assets = await readAssets(found.assets);
  const imageId = (file: ContentFile): string => {
    const id = assetId(textSetting(file, 'image'));
    if (!assets.has(id)) throw new Error(`${file.name}: no image "${file.settings.get('image')}" in assets`);
    return id;
  };
  const pages = await readRows(found.pages, (file, modifiedAt) => ({
    id: numberSetting(file, 'id'),
    title: textSetting(file, 'title'),
    content: file.html,
    image: file.settings.has('image') ? imageId(file) : null,
    date_updated: modifiedAt.toISOString(),
  }));
  const roadmap = await readRows(found.roadmap, (file) => ({
    id: numberSetting(file, 'id'),
    sort: numberSetting(file, 'sort'),
    title: textSetting(file, 'title'),
    content: file.html,
  }));
  const slides = await readRows(found.slider, (file) => ({
    id: numberSetting(file, 'id'),
    [SLIDER_FIELD]: numberSetting(file, 'slider'),
    directus_files_id: imageId(file),
    sort: numberSetting(file, 'sort'),
    title: textSetting(file, 'title'),
    subtitle: file.settings.get('subtitle') ?? null,
  }));
  const contact = await readRows(found.contact, (file) => ({
    id: numberSetting(file, 'id'),
    title: textSetting(file, 'title'),
    content: file.html,
    fields: contactFieldNames.map((name) => ({ name, required: true })),
  }));
  return {
    assets,
    collections: new Map([
      ['page_intergestion', pages],
      ['roadmap_intergestion', roadmap],
      ['slider_intergestion_files', slides],
      ['contact', contact],
    ]),
  };
}

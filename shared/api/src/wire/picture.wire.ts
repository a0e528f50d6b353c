import type { Picture } from '@portal/domain/content';

// Validated by hand: the home page bundle does not include the schema library.

const ID = /^[\w-]+$/;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sideOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** A file given as its id or its row; null for none. Its title comes from the file name: no alternative text. */
export function readPicture(contentUrl: string, file: unknown): Picture | null {
  const row = isRecord(file) ? file : { id: file };
  const id = textOf(row['id']);
  if (!ID.test(id)) return null;
  return {
    address: `${contentUrl.replace(/\/+$/, '')}/assets/${id}`,
    width: sideOf(row['width']),
    height: sideOf(row['height']),
    fileName: textOf(row['filename_download']),
    alternative: textOf(row['description']).trim(),
  };
}

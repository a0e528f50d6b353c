import type { Picture } from '@portal/domain/content';

// Read by hand, as the texts of the home are: a visitor's first page does without the library that reads everything else.

const ID = /^[\w-]+$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sideOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * The file of an association: its id alone, or its row where visitors may read that. Its title is no alternative text: the
 * service fills it from the name of the file.
 * @param contentUrl where browsers reach the content service; '' at the portal's own address
 * @returns null when there is none
 */
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

import type { Picture } from '@portal/domain/content';

// Validated by hand, as in `home-texts.wire.ts`: the home page bundle does not include the schema library.

const ID = /^[\w-]+$/;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const sideOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Reads an associated file: its id alone, or its row if visitors may read that. The file's title is not used as
 * alternative text: the service derives it from the file name.
 * @param contentUrl where browsers reach the content service; '' for the portal's own origin
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

export interface StoredFile {
  readonly id: number | null;
  /** Standard base64 without a `data:` prefix; '' when the back office has lost the file. */
  readonly content: string;
  readonly mimeType: string;
  readonly filename: string;
}

/** Logged, not shown, when an attachment cannot be opened (section 8). */
export const INVALID_FILE = 'File content is empty or not valid';

const SIGNATURES: readonly (readonly [string, string])[] = [
  ['iVBORw0', 'image/png'],
  ['/9j/', 'image/jpeg'],
  ['R0lGOD', 'image/gif'],
  ['UklGR', 'image/webp'],
  ['PHN2Zy', 'image/svg+xml'],
  ['PD94bWw', 'image/svg+xml'],
];

/** Source of an image element; the type is read from the first characters when the back office does not give it. */
export function imageSource(file: StoredFile): string | undefined {
  if (file.content === '') return undefined;
  const sniffed = SIGNATURES.find(([start]) => file.content.startsWith(start))?.[1];
  const mimeType = file.mimeType.startsWith('image/') ? file.mimeType : sniffed;
  return mimeType === undefined ? undefined : `data:${mimeType};base64,${file.content}`;
}

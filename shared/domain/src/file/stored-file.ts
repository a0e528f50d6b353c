export interface StoredFile {
  readonly id: number | null;
  /** Standard base64 without a `data:` prefix; '' when the back office has lost the file. */
  readonly content: string;
  readonly mimeType: string;
  readonly filename: string;
}

export interface FileDownload {
  readonly bytes: Uint8Array<ArrayBuffer>;
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

/** The bytes of a file, or undefined when its content is empty or is not base64. */
export function toDownload(file: StoredFile): FileDownload | undefined {
  const text = file.content.replace(/\s+/g, '');
  if (text === '') return undefined;
  try {
    const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
    return {
      bytes,
      mimeType: file.mimeType === '' ? 'application/octet-stream' : file.mimeType,
      filename: file.filename === '' ? 'piece-jointe' : file.filename,
    };
  } catch {
    return undefined;
  }
}

/** The types shown in the page. Never SVG: it can contain scripts. */
export type PreviewKind = 'image' | 'pdf';

/** First bytes of each type; `RIFF....WEBP` has its length in between. */
const PREVIEWS: readonly {
  readonly mimeType: string;
  readonly kind: PreviewKind;
  readonly starts: RegExp;
}[] = [
  { mimeType: 'application/pdf', kind: 'pdf', starts: /^%PDF-/ },
  { mimeType: 'image/png', kind: 'image', starts: /^\u0089PNG\r\n/ },
  { mimeType: 'image/jpeg', kind: 'image', starts: /^\u00FF\u00D8\u00FF/ },
  { mimeType: 'image/webp', kind: 'image', starts: /^RIFF[\s\S]{4}WEBP/ },
];
/** MIME types that mean "unknown". */
const UNKNOWN_MIME_TYPES = ['', 'application/octet-stream'];

/**
 * Decides whether a file may be shown in the page: its first bytes give the type, and the MIME type of the back office
 * must not contradict it.
 *
 * @returns the MIME type to use, or undefined when the file may only be downloaded
 */
export function previewOf({
  bytes,
  mimeType,
}: Pick<FileDownload, 'bytes' | 'mimeType'>):
  | { readonly kind: PreviewKind; readonly mimeType: string }
  | undefined {
  const start = String.fromCharCode(...bytes.subarray(0, 12));
  const known = PREVIEWS.find(({ starts }) => starts.test(start));
  if (known === undefined) return undefined;
  const declared = mimeType.toLowerCase();
  return declared === known.mimeType || UNKNOWN_MIME_TYPES.includes(declared)
    ? { kind: known.kind, mimeType: known.mimeType }
    : undefined;
}

/** Source of an image element; the type is read from the first characters when the back office does not give it. */
export function imageSource(file: StoredFile): string | undefined {
  if (file.content === '') return undefined;
  const sniffed = SIGNATURES.find(([start]) => file.content.startsWith(start))?.[1];
  const mimeType = file.mimeType.startsWith('image/') ? file.mimeType : sniffed;
  return mimeType === undefined ? undefined : `data:${mimeType};base64,${file.content}`;
}

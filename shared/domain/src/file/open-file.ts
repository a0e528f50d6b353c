import type { StoredFile } from './stored-file';

export interface FileDownload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly mimeType: string;
  readonly filename: string;
}

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
const UNKNOWN_MIME_TYPES = ['', 'application/octet-stream'];

/** The type to show a file as, by its first bytes; undefined, only to download, where its MIME type contradicts. */
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

import { csvFileName } from '@portal/domain/csv';
import { INVALID_FILE, type StoredFile, toDownload } from '@portal/domain/file';
import { kit } from '@portal/kit';

/** MIME types passed on to the browser; anything else is saved as plain bytes. */
const KNOWN_MIME_TYPES = [
  'application/pdf',
  'image/png',
  'image/jpeg',
  'image/webp',
  'text/plain',
  'text/csv',
  'application/msword',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];
const LONGEST_NAME = 120;
const REVOKE_AFTER_MS = 10_000;
// oxlint-disable-next-line no-control-regex -- control, bidirectional and separator characters disguise a name
const DISGUISE = /[\u0000-\u001F\u007F-\u009F\u061C\u200B-\u200F\u2028-\u202E\u2066-\u2069\uFEFF/\\:*?"<>|]/g;

/** A safe file name: no hidden characters, no folders, no leading dot, at most 120 characters, extension kept. */
export function safeFileName(name: string): string {
  const plain = name.normalize('NFC').replace(DISGUISE, '').trim().replace(/^\.+/, '');
  if (plain.length <= LONGEST_NAME) return plain === '' ? 'piece-jointe' : plain;
  const extension = /\.[^.]{1,8}$/.exec(plain)?.[0] ?? '';
  return plain.slice(0, LONGEST_NAME - extension.length) + extension;
}

/**
 * Downloads a file from the back office.
 *
 * @returns false when its content is empty or not base64, which is reported (section 8).
 */
export function saveFile(file: StoredFile): boolean {
  const download = toDownload(file);
  if (download === undefined) {
    kit().telemetry.report(new Error(INVALID_FILE));
    return false;
  }
  const type = KNOWN_MIME_TYPES.includes(download.mimeType) ? download.mimeType : 'application/octet-stream';
  const url = URL.createObjectURL(new Blob([download.bytes], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = safeFileName(download.filename);
  link.click();
  // Some browsers read the blob URL shortly after the click.
  setTimeout(() => URL.revokeObjectURL(url), REVOKE_AFTER_MS);
  return true;
}

/**
 * Downloads rows as a CSV file named like `projets-2026-11-21.csv`.
 *
 * @param csv from `toCsv`.
 */
export function saveCsv(name: string, csv: string, now: Date): void {
  const bytes = new TextEncoder().encode(csv);
  saveFile({
    id: null,
    content: btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
    mimeType: 'text/csv',
    filename: csvFileName(name, now),
  });
}

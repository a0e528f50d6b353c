import type { Problem } from '../wire/api-problem';
import { fileKinds } from './file-kinds';
import { cleanFileName } from './file-name';
import { hasPdfActions } from './pdf-actions';

/** A file as stored: its type comes from its bytes, not from its name or the sender's claim. */
export interface Attachment {
  readonly mimeType: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

const MAX_BYTES = 10 * 1024 * 1024;

const refused = (detail: string, title = 'file constraint'): Problem => ({ title, detail });

/** An attachment, or why not: PDF, PNG, JPEG, WebP, Word, Excel without scripts or macros, to 10 MiB. */
export function checkAttachment(bytes: Buffer, fileName: string): Attachment | Problem {
  if (bytes.length === 0) return refused('An empty file is not allowed.');
  if (bytes.length > MAX_BYTES) return refused('The file is too large: allowed maximum size is 10 MiB.');
  const kind = fileKinds.find(({ is }) => is(bytes));
  if (!kind) {
    const allowed = fileKinds.map(({ extension }) => extension).join(', ');
    return refused(`The file is damaged, too large a picture, or not of an allowed type: ${allowed}.`);
  }
  if (kind.extension === 'pdf' && hasPdfActions(bytes))
    return refused(
      'The file is a PDF with a script or an action, or one that cannot be looked into.',
      'file script constraint',
    );
  return {
    mimeType: kind.mimeType,
    fileName: cleanFileName(fileName, kind.extension),
    bytes,
  };
}

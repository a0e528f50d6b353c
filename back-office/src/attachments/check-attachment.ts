import type { Problem } from '../wire/api-problem';
import { fileKinds } from './file-kinds';
import { cleanFileName } from './file-name';

/** A file as it is kept: what it is was read from its bytes, not from its name or from what its sender said. */
export interface Attachment {
  readonly mimeType: string;
  readonly fileName: string;
  readonly bytes: Buffer;
}

const MAX_BYTES = 10 * 1024 * 1024;

const refused = (detail: string): Problem => ({ title: 'file constraint', detail });

/**
 * What becomes of a file that is to hang on a proposition: how it is kept, or why it is not (no `source`: the caller
 * knows the field). Taken are PDF, PNG, JPEG, WebP, Word and Excel without macros, at most 10 MiB.
 */
export function checkAttachment(bytes: Buffer, fileName: string): Attachment | Problem {
  if (bytes.length === 0) return refused('An empty file is not allowed.');
  if (bytes.length > MAX_BYTES) return refused('The file is too large: allowed maximum size is 10 MiB.');
  const kind = fileKinds.find(({ is }) => is(bytes));
  if (!kind) {
    const allowed = fileKinds.map(({ extension }) => extension).join(', ');
    return refused(`The file is damaged, too large a picture, or not of an allowed type: ${allowed}.`);
  }
  return {
    mimeType: kind.mimeType,
    fileName: cleanFileName(fileName, kind.extension),
    bytes,
  };
}

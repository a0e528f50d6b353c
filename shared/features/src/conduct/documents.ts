import { problemsOf } from '@portal/api';
import type { DocumentDraft } from '@portal/api/conduct';
import { from, map, type Observable } from 'rxjs';

/** Files of a proposition at most. */
export const MAX_DOCUMENTS = 3;
/** What fits into the body in base64, beside the text; as for the office command. */
const MAX_BYTES = 11 * 1024 * 1024;
/** Of one file. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What the back office takes; it judges a file by its bytes. */
export const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx';
const EXTENSION = /\.(pdf|png|jpe?g|webp|docx|xlsx)$/i;

/** Why these files cannot all be attached, in a sentence; undefined when they can. */
export function problemOfDocuments(files: readonly File[]): string | undefined {
  if (files.length > MAX_DOCUMENTS) return 'Trois pièces jointes au plus\u00A0: retirez les autres.';
  for (const { name, size } of files) {
    if (!EXTENSION.test(name))
      return `«\u00A0${name}\u00A0» n’est pas d’un format accepté\u00A0: PDF, image (PNG, JPEG, WebP), Word ou Excel.`;
    if (size === 0) return `«\u00A0${name}\u00A0» est vide\u00A0: retirez ce fichier.`;
    if (size > MAX_FILE_BYTES)
      return `«\u00A0${name}\u00A0» dépasse 10\u00A0Mo\u00A0: choisissez un fichier plus léger.`;
  }
  const total = files.reduce((sum, { size }) => sum + size, 0);
  return total > MAX_BYTES
    ? 'Ces pièces jointes dépassent 11\u00A0Mo ensemble\u00A0: retirez-en une.'
    : undefined;
}

const asBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(typeof result === 'string' ? result.replace(/^[^,]*,/, '') : '');
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file cannot be read.')));
    reader.readAsDataURL(file);
  });

/** The files as they are sent. Fails when one cannot be read any more. */
export const readDocuments = (files: readonly File[]): Observable<readonly DocumentDraft[]> =>
  from(Promise.all(files.map(asBase64))).pipe(
    map((contents) => contents.map((content, index) => ({ name: files[index]?.name ?? '', content }))),
  );

/** Why the back office did not take the documents of a proposition; undefined when it said nothing of them. */
export const documentsProblem = (error: unknown): string | undefined => {
  const details = problemsOf(error).flatMap(({ source, detail }) => (source === 'files' ? [detail] : []));
  return details.length === 0 ? undefined : [...new Set(details)].join(' ');
};

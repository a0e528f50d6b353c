import { problemsOf } from '@portal/api';
import type { DocumentDraft } from '@portal/api/case-actions';
import { fileSizeText } from '@portal/domain/file';
import { formatCount } from '@portal/domain/format';
import { FieldError } from '@portal/ui/field';
import { Icon, Paperclip, Upload, X } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { Stack } from '@portal/ui/layout';
import { type ChangeEvent, useId } from 'react';
import { from, type Observable } from 'rxjs';
import styles from './case-actions.module.css';

interface DocumentsFieldProps {
  readonly files: readonly File[];
  readonly error: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

export function DocumentsField({ files, error, onChange }: DocumentsFieldProps) {
  const id = useId();
  const left = MAX_DOCUMENTS - files.length;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange([...files, ...(target.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    target.value = '';
  };

  return (
    <Stack gap={2}>
      {files.length > 0 && (
        <ul aria-label="Pièces jointes">
          {files.map((file, index) => (
            // Two files may have one name.
            <li key={`${String(index)} ${file.name}`} className={styles.document}>
              <Icon glyph={Paperclip} size="sm" />
              <span className={styles.documentName}>
                {file.name} <span>{fileSizeText(file.size)}</span>
              </span>
              <IconButton
                label={`Retirer ${file.name}`}
                glyph={X}
                onClick={() => onChange(files.filter((other) => other !== file))}
              />
            </li>
          ))}
        </ul>
      )}
      {left > 0 && (
        <label className={styles.drop} data-invalid={error !== undefined || undefined}>
          <Icon glyph={Upload} />
          <span>
            <strong>Joindre un fichier</strong>
            <span id={`${id}-hint`}>
              {`PDF, image, Word ou Excel, 10\u00A0Mo au plus, encore ${formatCount(left, 'fichier')}.`}
            </span>
          </span>
          <input
            type="file"
            multiple
            accept={ACCEPTED}
            aria-label="Joindre un fichier"
            aria-describedby={error === undefined ? `${id}-hint` : `${id}-hint ${id}-error`}
            aria-invalid={error !== undefined || undefined}
            onChange={choose}
          />
        </label>
      )}
      <div className={styles.live} role="alert">
        {error !== undefined && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
    </Stack>
  );
}

/** Files of a proposition at most. */
const MAX_DOCUMENTS = 3;
/** What fits into the body in base64, beside the text; as for the office command. */
const MAX_BYTES = 11 * 1024 * 1024;
const MAX_FILE_BYTES = 10 * 1024 * 1024;

/** What the back office takes; it judges a file by its bytes. */
const ACCEPTED = '.pdf,.png,.jpg,.jpeg,.webp,.docx,.xlsx';
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
  from(Promise.all(files.map(async (file) => ({ name: file.name, content: await asBase64(file) }))));

/** Why the back office did not take the documents of a proposition; undefined when it said nothing of them. */
export const documentsProblem = (error: unknown): string | undefined => {
  const details = problemsOf(error).flatMap(({ source, detail }) => (source === 'files' ? [detail] : []));
  return details.length === 0 ? undefined : [...new Set(details)].join(' ');
};

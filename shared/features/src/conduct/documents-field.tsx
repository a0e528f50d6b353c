import { fileSizeText } from '@portal/domain/file';
import { formatCount } from '@portal/domain/format';
import { CircleAlert, Icon, Paperclip, Upload, X } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { type ChangeEvent, useId } from 'react';
import { ACCEPTED, MAX_DOCUMENTS } from './documents';
import styles from './conduct.module.css';

interface DocumentsFieldProps {
  readonly files: readonly File[];
  /** What is wrong with them. */
  readonly error: string | undefined;
  readonly onChange: (files: readonly File[]) => void;
}

/** The documents of a proposition: chosen, or dropped here. */
export function DocumentsField({ files, error, onChange }: DocumentsFieldProps) {
  const id = useId();
  const left = MAX_DOCUMENTS - files.length;

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onChange([...files, ...(target.files ?? [])]);
    // So that the same file can be chosen again after it was removed.
    target.value = '';
  };

  return (
    <div className={styles.documents}>
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
              {`PDF, image, Word ou Excel\u00A0: 10\u00A0Mo au plus par fichier, 11\u00A0Mo en tout. Vous pouvez encore joindre ${formatCount(left, 'fichier')}.`}
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
      <p className={styles.problem} id={`${id}-error`} role="alert">
        {error !== undefined && (
          <>
            <Icon glyph={CircleAlert} size="sm" />
            <span>{error}</span>
          </>
        )}
      </p>
    </div>
  );
}

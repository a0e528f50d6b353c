import type { Person } from '@portal/domain/person';
import { refusalSentence } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { AlertDialog } from '@portal/ui/alert-dialog';
import { Trash2 } from '@portal/ui/icon';
import { Notice } from '@portal/ui/notice';
import { useState } from 'react';
import { followedFilesWords, ownFilesWords, useFollowedFiles } from './followed-files';
import { nameOf } from './user-rows';

interface RemoveUserDialogProps {
  readonly person: Person;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/** Asks before an account is deleted, naming whose and what becomes of their files: nothing undoes it. */
export function RemoveUserDialog({ person, onRemoved, onCancel }: RemoveUserDialogProps) {
  const { people } = useApi();
  const files = useFollowedFiles(person);
  const ownFiles = ownFilesWords(person);
  const [isRemoving, setRemoving] = useState(false);
  const [failure, setFailure] = useState<unknown>();

  function remove() {
    setRemoving(true);
    setFailure(undefined);
    people.remove(person.id).subscribe({
      next: onRemoved,
      error: (error: unknown) => {
        setRemoving(false);
        setFailure(error);
      },
    });
  }

  return (
    <AlertDialog
      open
      title={`Supprimer le compte «\u00A0${nameOf(person)}\u00A0»\u202F?`}
      glyph={Trash2}
      confirm="Supprimer le compte"
      danger
      busy={isRemoving && 'Suppression en cours'}
      waiting={files === 'counting'}
      onConfirm={remove}
      onCancel={onCancel}
    >
      <p>
        {person.email}. <strong>Cette suppression est définitive.</strong>
      </p>
      {files !== undefined && <p role="status">{followedFilesWords(files)}</p>}
      {ownFiles !== undefined && <p>{ownFiles}</p>}
      {failure !== undefined && (
        <Notice tone="danger" role="alert">
          {refusalSentence(failure)}
        </Notice>
      )}
    </AlertDialog>
  );
}

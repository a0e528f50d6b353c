import type { Person } from '@portal/domain/person';
import { RemovalDialog } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { followedFilesWords, ownFilesWords, useFollowedFiles } from './followed-files';
import { nameOf } from './user-rows';

interface RemoveUserDialogProps {
  readonly person: Person;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/** Asks before an account is deleted, naming whose and what becomes of their files. */
export function RemoveUserDialog({ person, ...outcomes }: RemoveUserDialogProps) {
  const { people } = useApi();
  const files = useFollowedFiles(person);
  const ownFiles = ownFilesWords(person);
  return (
    <RemovalDialog
      title={`Supprimer le compte «\u00A0${nameOf(person)}\u00A0»\u202F?`}
      confirm="Supprimer le compte"
      waiting={files === 'counting'}
      remove={() => people.remove(person.id)}
      {...outcomes}
    >
      <p>
        {person.email}. <strong>Cette suppression est définitive.</strong>
      </p>
      {files !== undefined && <p role="status">{followedFilesWords(files)}</p>}
      {ownFiles !== undefined && <p>{ownFiles}</p>}
    </RemovalDialog>
  );
}

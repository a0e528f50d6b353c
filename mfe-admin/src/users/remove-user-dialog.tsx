import type { Person } from '@portal/domain/person';
import { OrderDialog } from '@portal/features/editing';
import { useApi } from '@portal/features/resource';
import { Trash2 } from '@portal/ui/icon';
import { followedFilesWords, ownFilesWords, useFollowedFiles } from './followed-files';
import { nameOf } from './user-cells';

interface RemoveUserDialogProps {
  readonly person: Person;
  readonly onRemoved: () => void;
  readonly onCancel: () => void;
}

/** Confirms the deletion of an account, naming the person and what happens to their projects. */
export function RemoveUserDialog({ person, onRemoved, onCancel }: RemoveUserDialogProps) {
  const { people } = useApi();
  const files = useFollowedFiles(person);
  const ownFiles = ownFilesWords(person);
  return (
    <OrderDialog
      title={`Supprimer le compte «\u00A0${nameOf(person)}\u00A0»\u202F?`}
      glyph={Trash2}
      confirm="Supprimer le compte"
      danger
      busy="Suppression en cours"
      waiting={files === 'counting'}
      send={() => people.remove(person.id)}
      onDone={onRemoved}
      onCancel={onCancel}
    >
      <p>
        {person.email}. <strong>Cette suppression est définitive.</strong>
      </p>
      {files !== undefined && <p role="status">{followedFilesWords(files)}</p>}
      {ownFiles !== undefined && <p>{ownFiles}</p>}
    </OrderDialog>
  );
}

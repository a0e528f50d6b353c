import { type DirectoryReader, userPolicy } from '@portal/domain/access';
import type { Person } from '@portal/domain/person';
import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { RowActions } from '@portal/ui/data-table';
import { Pencil, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import type { Carried } from './list-return';
import { nameOf } from './user-rows';

interface UserActionsProps {
  readonly person: Person;
  readonly reader: DirectoryReader;
  readonly leaving: Carried;
  readonly onRemove: (person: Person) => void;
}

/** Edit and delete buttons that name the person, where the user has the right. */
export function UserActions({ person, reader, leaving, onRemove }: UserActionsProps) {
  const { canEdit, canRemove } = userPolicy(reader, person);
  return (
    <RowActions>
      {canEdit && (
        <IconButton
          as={Link}
          to={paths.editUser(person.id)}
          state={leaving}
          label={`Modifier ${nameOf(person)}`}
          glyph={Pencil}
        />
      )}
      {canRemove && (
        <IconButton
          label={`Supprimer ${nameOf(person)}`}
          glyph={Trash2}
          tone="danger"
          onClick={() => onRemove(person)}
        />
      )}
    </RowActions>
  );
}

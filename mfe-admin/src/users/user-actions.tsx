import type { Person } from '@portal/domain/person';
import { paths } from '@portal/features/portal';
import { Link } from '@portal/kit';
import { RowActions } from '@portal/ui/data-table';
import { Pencil, Trash2 } from '@portal/ui/icon';
import { IconButton } from '@portal/ui/icon-button';
import { nameOf } from './user-rows';

interface UserActionsProps {
  readonly person: Person;
  readonly canRemove: boolean;
  readonly onRemove: (person: Person) => void;
}

/** Edit and delete, each naming the person. */
export function UserActions({ person, canRemove, onRemove }: UserActionsProps) {
  return (
    <RowActions>
      <IconButton
        as={Link}
        to={paths.editUser(person.id)}
        label={`Modifier ${nameOf(person)}`}
        glyph={Pencil}
      />
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

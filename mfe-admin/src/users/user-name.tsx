import { type DirectoryReader, userPolicy } from '@portal/domain/access';
import type { Person } from '@portal/domain/person';
import { paths } from '@portal/features/routes';
import { Link } from '@portal/kit';
import { CellLink } from '@portal/ui/data-table';
import type { Carried } from './list-return';
import { nameOf } from './user-rows';

interface UserNameProps {
  readonly person: Person;
  readonly reader: DirectoryReader;
  readonly leaving: Carried;
}

/** A name in the table, linked to the account where the user may edit it. */
export function UserName({ person, reader, leaving }: UserNameProps) {
  if (!userPolicy(reader, person).canEdit) return nameOf(person);
  return (
    <CellLink as={Link} to={paths.editUser(person.id)} state={leaving}>
      {nameOf(person)}
    </CellLink>
  );
}

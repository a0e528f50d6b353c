import { formatDate } from '@portal/domain/format';
import type { Person as UserPerson } from '@portal/domain/person';
import { paths } from '@portal/features/portal';
import { Link } from '@portal/kit';
import { Card } from '@portal/ui/card';
import { CellLink, type Column, DataTable } from '@portal/ui/data-table';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { Tag } from '@portal/ui/tag';
import { AccountChip } from './account-chip';
import { UserActions } from './user-actions';
import { nameOf, roleLabels, type UserRowsProps } from './user-rows';

/** The directory where there is room for a table. */
export function UserTable({ people, caption, ownId, onRemove }: UserRowsProps) {
  const columns: readonly Column<UserPerson>[] = [
    {
      key: 'name',
      header: 'Nom',
      width: '27%',
      cell: (person) => (
        <Person
          mark={<Niche person={nameOf(person)} size="sm" />}
          name={
            <CellLink as={Link} to={paths.editUser(person.id)}>
              {nameOf(person)}
            </CellLink>
          }
        />
      ),
    },
    { key: 'email', header: 'Adresse e-mail', width: '27%', cell: ({ email }) => email },
    {
      key: 'role',
      header: 'Rôle',
      width: '15%',
      cell: (person) => roleLabels(person).map((label) => <Tag key={label}>{label}</Tag>),
    },
    {
      key: 'birthday',
      header: 'Date de naissance',
      width: '12%',
      cell: ({ birthday }) => formatDate(birthday),
    },
    { key: 'account', header: 'Compte', width: '10%', cell: (person) => <AccountChip person={person} /> },
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      width: '9%',
      cell: (person) => <UserActions person={person} canRemove={person.id !== ownId} onRemove={onRemove} />,
    },
  ];
  return (
    <Card as="div">
      <DataTable caption={caption} columns={columns} rows={people} rowKey={({ id }) => id} />
    </Card>
  );
}

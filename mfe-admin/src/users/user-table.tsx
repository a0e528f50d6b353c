import { formatDate } from '@portal/domain/format';
import type { Person as UserPerson } from '@portal/domain/person';
import { BreakableName } from '@portal/features/portal';
import { Card } from '@portal/ui/card';
import { type Column, DataTable } from '@portal/ui/data-table';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { Tag } from '@portal/ui/tag';
import { AccountChip } from './account-chip';
import { UserActions } from './user-actions';
import { UserName } from './user-name';
import { agencyOf, nameOf, roleLabels, type UserRowsProps } from './user-rows';

/** The directory where there is room for a table. */
export function UserTable({ people, caption, reader, agencyNames, onRemove }: UserRowsProps) {
  const columns: readonly Column<UserPerson>[] = [
    {
      key: 'name',
      header: 'Nom',
      width: '22%',
      cell: (person) => (
        <Person
          mark={<Niche person={nameOf(person)} size="sm" />}
          name={<UserName person={person} reader={reader} />}
        />
      ),
    },
    {
      key: 'email',
      header: 'Adresse e-mail',
      width: '22%',
      cell: ({ email }) => <BreakableName name={email} />,
    },
    {
      key: 'role',
      header: 'Rôle',
      width: '12%',
      cell: (person) => roleLabels(person).map((label) => <Tag key={label}>{label}</Tag>),
    },
    {
      key: 'agency',
      header: 'Agence',
      width: '12%',
      cell: (person) => agencyOf(person, agencyNames),
    },
    {
      key: 'birthday',
      header: 'Né(e) le',
      width: '9%',
      cell: ({ birthday }) => formatDate(birthday),
    },
    { key: 'account', header: 'Compte', width: '12%', cell: (person) => <AccountChip person={person} /> },
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      width: '11%',
      cell: (person) => <UserActions person={person} reader={reader} onRemove={onRemove} />,
    },
  ];
  return (
    <Card as="div">
      <DataTable caption={caption} columns={columns} rows={people} rowKey={({ id }) => id} />
    </Card>
  );
}

import { formatDate } from '@portal/domain/format';
import type { Person as UserPerson } from '@portal/domain/person';
import { BreakableName } from '@portal/features/people';
import { Card } from '@portal/ui/card';
import { type Column, DataTable } from '@portal/ui/data-table';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { Tag } from '@portal/ui/tag';
import { Text } from '@portal/ui/text';
import { useMinWidth } from '@portal/ui/viewport';
import styles from './user-cards.module.css';
import {
  AccountChip,
  agencyOf,
  nameOf,
  roleLabels,
  UserActions,
  UserName,
  type UserRowsProps,
} from './user-cells';

/** Column widths in per cent. Medium screens leave out the birth date. */
const DESK_WIDTHS = [21, 21, 13, 12, 12, 11, 10];
const WIDE_WIDTHS = [22, 22, 17, 13, 14, 12];

export function UserTable({ people, caption, reader, agencyNames, leaving, onRemove }: UserRowsProps) {
  const isDesk = useMinWidth('80rem');
  const widths = isDesk ? DESK_WIDTHS : WIDE_WIDTHS;
  const birthday: Omit<Column<UserPerson>, 'width'> = {
    key: 'birthday',
    header: 'Date de naissance',
    cell: (person) => formatDate(person.birthday),
  };
  const columns: readonly Omit<Column<UserPerson>, 'width'>[] = [
    {
      key: 'name',
      header: 'Nom',
      cell: (person) => (
        <Person
          mark={<Niche person={nameOf(person)} size="sm" />}
          name={<UserName person={person} reader={reader} leaving={leaving} />}
        />
      ),
    },
    { key: 'email', header: 'Adresse e-mail', cell: ({ email }) => <BreakableName name={email} /> },
    {
      key: 'role',
      header: 'Rôle',
      cell: (person) => roleLabels(person).map((label) => <Tag key={label}>{label}</Tag>),
    },
    { key: 'agency', header: 'Agence', cell: (person) => agencyOf(person, agencyNames) },
    ...(isDesk ? [birthday] : []),
    { key: 'account', header: 'Compte', cell: (person) => <AccountChip person={person} /> },
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      cell: (person) => <UserActions person={person} reader={reader} leaving={leaving} onRemove={onRemove} />,
    },
  ];
  return (
    <Card as="div">
      <DataTable
        caption={caption}
        columns={columns.map((column, place) => ({ ...column, width: `${String(widths[place])}%` }))}
        rows={people}
        rowKey={({ id }) => id}
      />
    </Card>
  );
}

export function UserCards({ people, caption, reader, agencyNames, leaving, onRemove }: UserRowsProps) {
  return (
    <Card as="div">
      <ul className={styles.users} aria-label={caption}>
        {people.map((person) => (
          <li key={person.id} className={styles.user}>
            <Niche person={nameOf(person)} size="sm" className={styles.mark} />
            <Text strong>{nameOf(person)}</Text>
            <UserActions person={person} reader={reader} leaving={leaving} onRemove={onRemove} />
            <div className={styles.body}>
              <Text size="sm" tone="muted" className={styles.email}>
                <BreakableName name={person.email} />
              </Text>
              {person.agencyId !== null && (
                <Text size="sm" tone="muted" className={styles.agency}>
                  {agencyOf(person, agencyNames)}
                </Text>
              )}
              <div className={styles.tags}>
                {roleLabels(person).map((label) => (
                  <Tag key={label}>{label}</Tag>
                ))}
                <AccountChip person={person} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

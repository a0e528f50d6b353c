import type { Person as UserPerson } from '@portal/domain/person';
import { BreakableName } from '@portal/features/people';
import { Card } from '@portal/ui/card';
import { type Column, DataTable } from '@portal/ui/data-table';
import { Cluster } from '@portal/ui/layout';
import { Niche } from '@portal/ui/niche';
import { Person } from '@portal/ui/person';
import { Tag } from '@portal/ui/tag';
import { Text } from '@portal/ui/text';
import styles from './user-cards.module.css';
import {
  AccountChip,
  accountState,
  agencyOf,
  nameOf,
  roleLabels,
  UserActions,
  type UserRowsProps,
} from './user-cells';

export function UserTable({ people, caption, reader, agencyNames, leaving, onRemove }: UserRowsProps) {
  const columns: readonly Column<UserPerson>[] = [
    {
      key: 'name',
      header: 'Nom',
      width: '26%',
      cell: (person) => <Person mark={<Niche person={nameOf(person)} size="sm" />} name={nameOf(person)} />,
    },
    {
      key: 'email',
      header: 'Adresse e-mail',
      width: '28%',
      cell: ({ email }) => <BreakableName name={email} />,
    },
    {
      key: 'role',
      header: 'Rôle',
      width: '17%',
      cell: (person) => <Tags person={person} />,
    },
    ...(agencyNames === undefined
      ? []
      : [
          {
            key: 'agency',
            header: 'Agence',
            width: '17%',
            cell: (person: UserPerson) => agencyOf(person, agencyNames),
          },
        ]),
    {
      key: 'actions',
      header: 'Actions',
      headerHidden: true,
      width: '12%',
      cell: (person) => <UserActions person={person} reader={reader} leaving={leaving} onRemove={onRemove} />,
    },
  ];
  return (
    <Card as="div">
      <DataTable caption={caption} columns={columns} rows={people} rowKey={({ id }) => id} />
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
              {agencyNames && person.agencyId !== null && (
                <Text size="sm" tone="muted" className={styles.agency}>
                  {agencyOf(person, agencyNames)}
                </Text>
              )}
              <Tags person={person} />
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The roles, and the state of an account where it is not like the others'. */
const Tags = ({ person }: { readonly person: UserPerson }) => (
  <Cluster className={styles.tags} gap={1} across={2}>
    {roleLabels(person).map((label) => (
      <Tag key={label}>{label}</Tag>
    ))}
    {accountState(person)?.family !== 'success' && <AccountChip person={person} />}
  </Cluster>
);

import { BreakableName } from '@portal/features/people';
import { Card } from '@portal/ui/card';
import { Niche } from '@portal/ui/niche';
import { Tag } from '@portal/ui/tag';
import { Text } from '@portal/ui/text';
import { AccountChip, agencyOf, nameOf, roleLabels, UserActions, type UserRowsProps } from './user-cells';
import styles from './user-cards.module.css';

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
              {agencyNames.size > 0 && (
                <Text size="sm" tone="muted">
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

import type { ReactNode } from 'react';
import { Text } from '../text/text';
import styles from './person.module.css';

export interface PersonProps {
  /** A `Niche` or an `AgencyMark`. */
  mark: ReactNode;
  name?: ReactNode;
  /** Second line: role, agency, project number. */
  sub?: ReactNode;
}

export function Person({ mark, name, sub }: PersonProps) {
  return (
    <div className={styles.person}>
      {mark}
      <div>
        {name && <Text strong>{name}</Text>}
        {sub && (
          <Text size="sm" tone="muted">
            {sub}
          </Text>
        )}
      </div>
    </div>
  );
}

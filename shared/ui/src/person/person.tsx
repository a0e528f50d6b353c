import type { ReactNode } from 'react';
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
        {name && <p className={styles.name}>{name}</p>}
        {sub && <p className={styles.sub}>{sub}</p>}
      </div>
    </div>
  );
}

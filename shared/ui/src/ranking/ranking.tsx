import type { ElementType } from 'react';
import styles from './ranking.module.css';

export interface Ranked {
  readonly name: string;
  readonly count: number;
  /** Address of the list that is counted, where there is one. */
  readonly to?: string | undefined;
}

export interface RankingProps {
  rows: readonly Ranked[];
  /** Component of the links to the lists; the whole row is its target. */
  linkAs?: ElementType | undefined;
}

/** Names in the given order, with bars proportional to the largest count. */
export function Ranking({ rows, linkAs: LinkElement = 'a' }: RankingProps) {
  const greatest = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <ol className={styles.ranking}>
      {rows.map(({ name, count, to }, index) => (
        <li key={`${index} ${name}`} className={styles.row}>
          <span className={styles.place} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.name}>
            {to === undefined ? name : <LinkElement to={to}>{name}</LinkElement>}
          </span>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.share} style={{ inlineSize: `${(count / greatest) * 100}%` }} />
          </span>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ol>
  );
}

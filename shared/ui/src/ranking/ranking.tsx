import styles from './ranking.module.css';

export interface Ranked {
  readonly name: string;
  readonly count: number;
}

/** Names in the given order, with bars proportional to the largest count. */
export function Ranking({ rows }: { rows: readonly Ranked[] }) {
  const greatest = Math.max(...rows.map(({ count }) => count), 1);
  return (
    <ol className={styles.ranking}>
      {rows.map(({ name, count }, index) => (
        <li key={`${index} ${name}`} className={styles.row}>
          <span className={styles.place} aria-hidden="true">
            {index + 1}
          </span>
          <span className={styles.name}>{name}</span>
          <span className={styles.bar} aria-hidden="true">
            <span className={styles.share} style={{ inlineSize: `${(count / greatest) * 100}%` }} />
          </span>
          <span className={styles.count}>{count}</span>
        </li>
      ))}
    </ol>
  );
}

import styles from './count.module.css';

/** A count in a pill, after a word. */
export function Count({ children }: { children: number }) {
  return (
    <>
      {' '}
      <span className={styles.count} data-count>
        {children}
      </span>
    </>
  );
}

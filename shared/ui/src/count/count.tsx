import styles from './count.module.css';

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

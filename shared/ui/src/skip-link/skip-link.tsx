import styles from './skip-link.module.css';

/** First Tab stop: skips the header to the element with the given id. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={styles.skipLink} data-screen-only href={`#${to}`}>
      Aller au contenu
    </a>
  );
}

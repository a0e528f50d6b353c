import styles from './skip-link.module.css';

/** First stop of the Tab key: jumps over the header to the element whose id is given. */
export function SkipLink({ to }: { to: string }) {
  return (
    <a className={styles.skipLink} href={`#${to}`}>
      Aller au contenu
    </a>
  );
}

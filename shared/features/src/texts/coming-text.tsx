import styles from './coming-text.module.css';

/**
 * The place of a text that the content service has not sent yet. What follows it among its siblings would be pushed
 * down by the text: it waits, unseen, for at most two seconds.
 */
export const ComingText = () => <span className={styles.coming} aria-busy="true" hidden />;

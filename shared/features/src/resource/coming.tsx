import styles from './coming.module.css';

/**
 * The place of a part that has not come yet and whose height nobody knows, such as a text of the content service. What
 * follows among its siblings would be pushed down by it: it waits, unseen, for at most two seconds.
 */
export const Coming = () => <span className={styles.coming} aria-busy="true" hidden />;

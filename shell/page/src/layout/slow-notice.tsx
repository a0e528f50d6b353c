import { useEffect, useState } from 'react';
import styles from './slow-notice.module.css';

const NOTICED_AFTER_MS = 1200;

/** Whoever waits for a page is told after 1.2 s that it is under way. It lies over the page: nothing moves for it. */
export function SlowNotice() {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  // There before its words are, or they would not be read out.
  return (
    <div role="status" className={styles.place}>
      {isLong && <span className={styles.notice}>C’est un peu long… la page arrive.</span>}
    </div>
  );
}

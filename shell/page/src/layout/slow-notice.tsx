import { useEffect, useState } from 'react';
import { useIsOnline } from './use-is-online';
import styles from './slow-notice.module.css';

const NOTICED_AFTER_MS = 1200;

/**
 * Shown after waiting 1.2 s for a page, below the banners; not offline, where a banner says why nothing comes. Takes no
 * room, so that nothing moves.
 */
export function SlowNotice() {
  const [isLong, setLong] = useState(false);
  const isOnline = useIsOnline();

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), NOTICED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);

  // A live region must exist before its text, or the text is not announced.
  return (
    <div role="status" className={styles.place} data-screen-only>
      {isLong && isOnline && <span className={styles.notice}>C’est un peu long… la page arrive.</span>}
    </div>
  );
}

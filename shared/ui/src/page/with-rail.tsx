import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface WithRailProps {
  children: ReactNode;
  /** Beside the content from 64rem, else below it. Without one the content takes the full width, still mounted. */
  rail: ReactNode;
  railLabel?: string | undefined;
  /** Only for a short rail. */
  sticky?: boolean | undefined;
}

/** Content and a 21rem side column: adviser, timeline, answer, estimate. */
export function WithRail({ children, rail, railLabel, sticky }: WithRailProps) {
  return (
    <div className={rail ? styles.withRail : undefined}>
      <div className={styles.block}>{children}</div>
      {rail && (
        <aside className={styles.rail} aria-label={railLabel} data-sticky={sticky || undefined}>
          {rail}
        </aside>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import styles from './page.module.css';

export interface WithRailProps {
  children: ReactNode;
  /** Beside the content from 64rem, after it below. */
  rail: ReactNode;
  railLabel?: string | undefined;
  /** Only for a short rail. */
  sticky?: boolean | undefined;
}

/** Content and a column of 21rem: adviser, timeline, answer, estimate. */
export function WithRail({ children, rail, railLabel, sticky }: WithRailProps) {
  return (
    <div className={styles.withRail}>
      <div className={styles.block}>{children}</div>
      <aside className={styles.rail} aria-label={railLabel} data-sticky={sticky || undefined}>
        {rail}
      </aside>
    </div>
  );
}

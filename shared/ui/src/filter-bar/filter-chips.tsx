import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

export interface FilterChipsProps {
  label: string;
  /** One scrolling line, for narrow screens. */
  scroll?: boolean | undefined;
  children: ReactNode;
}

/** A group of `FilterChip` or `RemovableChip`. */
export function FilterChips({ label, scroll, children }: FilterChipsProps) {
  return (
    <div className={styles.chips} role="group" aria-label={label} data-scroll={scroll || undefined}>
      {children}
    </div>
  );
}

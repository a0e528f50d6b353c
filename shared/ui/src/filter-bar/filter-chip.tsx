import type { ReactNode } from 'react';
import { Count } from '../count';
import styles from './filter-bar.module.css';

export interface FilterChipProps {
  pressed: boolean;
  count?: number | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A toggle for a view of a list: « En cours 102 ». */
export function FilterChip({ pressed, count, onPress, children }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
      {count !== undefined && <Count>{count}</Count>}
    </button>
  );
}

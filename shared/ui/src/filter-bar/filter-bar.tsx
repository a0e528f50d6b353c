import type { HTMLAttributes, ReactNode } from 'react';
import { classNames } from '../class-names/class-names';
import { ComingCount, Count } from '../count/count';
import { Icon, X } from '../icon/icon';
import { VisuallyHidden } from '../visually-hidden/visually-hidden';
import styles from './filter-bar.module.css';

export interface FilterBarProps extends HTMLAttributes<HTMLDivElement> {
  /** « Effacer », at the end of the row. */
  actions?: ReactNode;
}

/** Filters in a row, as many per line as fit: each is a `Field size="sm"`. */
export function FilterBar({ actions, className, children, ...rest }: FilterBarProps) {
  return (
    <div {...rest} className={classNames(styles.bar, className)} data-screen-only>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

export interface FilterChipsProps {
  label: string;
  /** One scrolling line, for narrow screens. */
  scroll?: boolean | undefined;
  /** Views on the top edge of a card, underlined, instead of pills. */
  tabs?: boolean | undefined;
  children: ReactNode;
}

/** A group of `FilterChip` or `RemovableChip`. */
export function FilterChips({ label, scroll, tabs, children }: FilterChipsProps) {
  return (
    <div
      className={styles.chips}
      data-screen-only
      role="group"
      aria-label={label}
      data-scroll={scroll || undefined}
      data-tabs={tabs || undefined}
    >
      {children}
    </div>
  );
}

export interface FilterChipProps {
  pressed: boolean;
  /** `coming` keeps the place of a count that is not known yet. */
  count?: number | 'coming' | undefined;
  /** The rows were cut at a limit: the count is a minimum, and says so. */
  atLeast?: boolean | undefined;
  /** Waits for the reader: amber. */
  yours?: boolean | undefined;
  onPress: () => void;
  children: ReactNode;
}

/** A toggle for a view of a list: « En cours 102 ». */
export function FilterChip({ pressed, count, atLeast, yours, onPress, children }: FilterChipProps) {
  return (
    <button type="button" className={styles.chip} aria-pressed={pressed} onClick={onPress}>
      {children}
      {count === 'coming' ? (
        <ComingCount />
      ) : (
        count !== undefined && (
          <Count atLeast={atLeast} yours={yours && count > 0}>
            {count}
          </Count>
        )
      )}
    </button>
  );
}

export interface RemovableChipProps {
  /** The active filter: « Statut : Nouveau projet ». */
  children: string;
  onRemove: () => void;
}

export function RemovableChip({ children, onRemove }: RemovableChipProps) {
  return (
    <button type="button" className={styles.chip} data-removable onClick={onRemove}>
      <VisuallyHidden>Retirer le filtre </VisuallyHidden>
      <span className={styles.words}>{children}</span>
      <Icon glyph={X} size="sm" />
    </button>
  );
}

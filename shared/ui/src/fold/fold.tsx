import type { ReactNode } from 'react';
import { ChevronDown, type Glyph, Icon } from '../icon/icon';
import styles from './fold.module.css';

export interface FoldProps {
  title: ReactNode;
  /** What is inside, in a few words: « 5 400 € de frais ». */
  note?: ReactNode;
  icon?: Glyph | undefined;
  isOpen: boolean;
  /** It was opened or closed; without it the fold keeps its own state. */
  onToggle?: ((isOpen: boolean) => void) | undefined;
  children: ReactNode;
}

/** Fields that are seldom needed, behind one line. What it holds prints. */
export function Fold({ title, note, icon, isOpen, onToggle, children }: FoldProps) {
  return (
    <details
      className={styles.fold}
      open={isOpen}
      onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}
    >
      <summary>
        {icon && <Icon glyph={icon} size="sm" />}
        <span>
          {title} {note && <span className={styles.note}>{note}</span>}
        </span>
        <Icon glyph={ChevronDown} />
      </summary>
      <div className={styles.body}>{children}</div>
    </details>
  );
}

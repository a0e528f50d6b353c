import type { ReactNode } from 'react';
import { X } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import styles from './selection-bar.module.css';

export interface SelectionBarProps {
  /** « 3 dossiers ». */
  title: string;
  /** « sélectionnés », which a narrow screen has no room for. */
  selected?: string | undefined;
  /** What they come to: « 619 000,00 € à financer ». */
  note?: string | undefined;
  onClear: () => void;
  /** Buttons with `variant="link-on-brand"`: their words are hidden on a narrow screen. */
  children: ReactNode;
}

/** What can be done with the ticked rows, at the bottom of the screen while some are ticked. */
export function SelectionBar({ title, selected, note, onClear, children }: SelectionBarProps) {
  return (
    <section className={styles.bar} data-screen-only aria-label="Sélection" data-surface="brand">
      <p className={styles.text} role="status">
        <strong>
          {title}
          {selected !== undefined && <span className={styles.selected}> {selected}</span>}
        </strong>
        {note !== undefined && note !== '' && <small>{note}</small>}
      </p>
      <div className={styles.actions}>
        {children}
        <IconButton label="Vider la sélection" glyph={X} tone="on-brand" onClick={onClear} />
      </div>
    </section>
  );
}

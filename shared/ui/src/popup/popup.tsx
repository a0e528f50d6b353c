import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../icon/icon';
import iconButton from '../icon-button/icon-button.module.css';
import styles from './popup.module.css';

export interface PopupProps {
  /** Names the object as well: « Aide : Projets ouverts ». */
  label: string;
  /** « ? » for an explanation, « ⋯ » for acts. */
  glyph: Glyph;
  children: ReactNode;
}

/** A panel over what follows, as wide as the positioned box it stands in; closed by Escape, an act, or on leaving. */
export function Popup({ label, glyph, children }: PopupProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears what its summary and panel do
    <details
      name="popup"
      data-screen-only
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) currentTarget.open = false;
      }}
      onKeyDown={({ currentTarget, key }) => {
        if (key === 'Escape') close(currentTarget);
      }}
      onClick={({ currentTarget, target }) => {
        if (target instanceof Element && target.closest('button')) close(currentTarget);
      }}
    >
      <summary className={iconButton.iconButton} aria-label={label}>
        <Icon glyph={glyph} />
      </summary>
      {/* Takes the focus of a press: its words can be selected. */}
      <div className={styles.panel} tabIndex={-1}>
        {children}
      </div>
    </details>
  );
}

function close(popup: HTMLDetailsElement): void {
  popup.open = false;
  popup.querySelector('summary')?.focus();
}

import type { ReactNode } from 'react';
import { useModal } from '../dialog';
import { X } from '../icon';
import { IconButton } from '../icon-button';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  /** Mounted only while open. */
  open: boolean;
  onClose: () => void;
  label?: string | undefined;
  logo?: ReactNode;
  /** The signed-in user, at the top. */
  who?: ReactNode;
  /** `SideMenuList`s of `SideMenuLink`s; a line between lists. */
  children: ReactNode;
}

/** The burger menu: modal, from the left. Closes on Escape, a click outside, or any link inside. */
export function SideMenu({ open, ...rest }: SideMenuProps) {
  return open ? <OpenSideMenu {...rest} /> : null;
}

function OpenSideMenu({ onClose, label = 'Menu', logo, who, children }: Omit<SideMenuProps, 'open'>) {
  const modal = useModal({ onDismiss: onClose, outside: true, navigates: true });
  return (
    <dialog {...modal} className={styles.menu} aria-label={label}>
      <div className={styles.inside}>
        <div className={styles.head}>
          <span className={styles.logo}>{logo}</span>
          <IconButton label="Fermer le menu" glyph={X} onClick={onClose} data-initial-focus />
        </div>
        {who && <div className={styles.who}>{who}</div>}
        <nav aria-label={label}>{children}</nav>
      </div>
    </dialog>
  );
}

import type { ReactNode } from 'react';
import { useModal } from '../dialog';
import { X } from '../icon';
import { IconButton } from '../icon-button';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  /** Rendered only while it is open. */
  open: boolean;
  onClose: () => void;
  label?: string | undefined;
  logo?: ReactNode;
  /** Who you are, on top. */
  who?: ReactNode;
  /** `SideMenuList`s of `SideMenuLink`s; a hairline between them. */
  children: ReactNode;
}

/** The burger menu: modal, from the left. Escape, a click outside and any link in it close it. */
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

import type { ElementType, ReactNode } from 'react';
import { type AsProps, classNames, styled } from '../class-names/class-names';
import { useModal } from '../dialog/dialog';
import { type Glyph, Icon, X } from '../icon/icon';
import { IconButton } from '../icon-button/icon-button';
import { Logo } from '../logo/logo';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  onClose: () => void;
  /** The signed-in user, at the top. */
  who?: ReactNode;
  /** `SideMenuList`s of `SideMenuLink`s; a line between lists. */
  children: ReactNode;
}

/**
 * The burger menu, open while it is mounted: modal, from the left. Closes on Escape, a click outside, or any link inside.
 */
export function SideMenu({ onClose, who, children }: SideMenuProps) {
  const modal = useModal({ onDismiss: onClose, outside: true, navigates: true });
  return (
    <dialog {...modal} className={styles.menu} data-screen-only aria-label="Menu">
      <div className={styles.inside}>
        <div className={styles.head}>
          <Logo className={styles.logo} />
          <IconButton label="Fermer le menu" glyph={X} onClick={onClose} data-initial-focus />
        </div>
        {who && <div className={styles.who}>{who}</div>}
        <nav aria-label="Menu">{children}</nav>
      </div>
    </dialog>
  );
}

interface SideMenuLinkLook {
  glyph: Glyph;
  /** Second line: « PDF, 240 ko, nouvelle fenêtre ». */
  note?: string | undefined;
}

/** A menu entry with its `li`. `as` is the router's link, or `'button'` for an action: *Déconnexion*. */
export function SideMenuLink<C extends ElementType = 'a'>({
  as,
  glyph,
  note,
  className,
  children,
  ...rest
}: AsProps<C, SideMenuLinkLook>) {
  const Element: ElementType = as ?? 'a';
  return (
    <li>
      <Element
        {...(Element === 'button' && { type: 'button' })}
        {...rest}
        className={classNames(styles.link, className)}
      >
        <Icon glyph={glyph} />
        <span>
          {children}
          {note && <span className={styles.note}>{note}</span>}
        </span>
      </Element>
    </li>
  );
}

export const SideMenuList = styled('ul', styles.list);

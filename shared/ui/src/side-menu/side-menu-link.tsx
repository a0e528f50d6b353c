import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names';
import { Count } from '../count';
import { Icon, type Glyph } from '../icon';
import styles from './side-menu.module.css';

interface SideMenuLinkLook {
  glyph: Glyph;
  /** Second line: « PDF, 240 ko, nouvelle fenêtre ». */
  note?: string | undefined;
  count?: number | undefined;
}

export type SideMenuLinkProps<C extends ElementType = 'a'> = SideMenuLinkLook & {
  /** The router's link, or `'button'` for an action: *Déconnexion*. */
  as?: C;
} & Omit<ComponentPropsWithRef<C>, 'as' | keyof SideMenuLinkLook>;

/** A menu entry with its `li`. */
export function SideMenuLink<C extends ElementType = 'a'>({
  as,
  glyph,
  note,
  count,
  className,
  children,
  ...rest
}: SideMenuLinkProps<C>) {
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
        {count !== undefined && <Count>{count}</Count>}
      </Element>
    </li>
  );
}

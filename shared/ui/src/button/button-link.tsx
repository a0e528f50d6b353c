import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names';
import { ButtonContent, lookAttributes, type ButtonLook } from './button-look';
import styles from './button.module.css';

export type ButtonLinkProps<C extends ElementType = 'a'> = ButtonLook & {
  /** The router's link, since this package has no router. */
  as?: C;
} & Omit<ComponentPropsWithRef<C>, 'as' | keyof ButtonLook>;

export function ButtonLink<C extends ElementType = 'a'>({
  as,
  variant,
  size,
  caps,
  wide,
  collapse,
  icon,
  iconAfter,
  className,
  children,
  ...rest
}: ButtonLinkProps<C>) {
  const Element: ElementType = as ?? 'a';
  const look = { variant, size, caps, wide, collapse, icon, iconAfter };
  return (
    <Element {...rest} {...lookAttributes(look)} className={classNames(styles.button, className)}>
      <ButtonContent look={look}>{children}</ButtonContent>
    </Element>
  );
}

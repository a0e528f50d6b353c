import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

export type TextLinkProps<C extends ElementType = 'a'> = {
  /** The router's link, since this package knows no router. */
  as?: C;
  /** Not inside a sentence: 44 px high. */
  target44?: boolean;
} & Omit<ComponentPropsWithRef<C>, 'as' | 'target44'>;

/** An underlined link in or beside text. */
export function TextLink<C extends ElementType = 'a'>({
  as,
  target44,
  className,
  ...rest
}: TextLinkProps<C>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.link, className)} data-target={target44 || undefined} />
  );
}

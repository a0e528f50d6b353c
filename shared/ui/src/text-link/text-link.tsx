import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names';
import styles from './text-link.module.css';

export type TextLinkProps<C extends ElementType = 'a'> = {
  /** The router's link, since this package knows no router. */
  as?: C;
  /** On a line of its own, not inside a sentence: then it is a target of 44 px. */
  standalone?: boolean;
} & Omit<ComponentPropsWithRef<C>, 'as' | 'standalone'>;

/** An underlined link in or beside text. */
export function TextLink<C extends ElementType = 'a'>({
  as,
  standalone,
  className,
  ...rest
}: TextLinkProps<C>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.link, className)} data-target={standalone || undefined} />
  );
}

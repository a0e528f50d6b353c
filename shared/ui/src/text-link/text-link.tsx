import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './text-link.module.css';

export type TextLinkProps<C extends ElementType = 'a'> = {
  /** The router's link, since this package has no router. */
  as?: C;
  /** On its own line rather than in a sentence: a 44 px target. */
  standalone?: boolean;
} & Omit<ComponentPropsWithRef<C>, 'as' | 'standalone'>;

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

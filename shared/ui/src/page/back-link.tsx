import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names';
import { ChevronLeft, Icon } from '../icon';
import styles from './page.module.css';

export type BackLinkProps<C extends ElementType = 'a'> = {
  as?: C;
} & Omit<ComponentPropsWithRef<C>, 'as'>;

/** A link back, named after its target: « Vos projets ». */
export function BackLink<C extends ElementType = 'a'>({
  as,
  className,
  children,
  ...rest
}: BackLinkProps<C>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.back, className)}>
      <Icon glyph={ChevronLeft} />
      {children}
    </Element>
  );
}

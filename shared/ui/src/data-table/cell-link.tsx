import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names';
import styles from './data-table.module.css';

export type CellLinkProps<C extends ElementType = 'a'> = {
  as?: C;
} & Omit<ComponentPropsWithRef<C>, 'as'>;

/** The link of the first cell: the whole cell is clickable. */
export function CellLink<C extends ElementType = 'a'>({ as, className, ...rest }: CellLinkProps<C>) {
  const Element: ElementType = as ?? 'a';
  return <Element {...rest} className={classNames(styles.main, className)} />;
}

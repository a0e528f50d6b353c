import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './page.module.css';

export interface BlockProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
}

/** A block of a page: a heading and what it announces, 20 px apart. */
export function Block({ as: Element = 'section', className, ...rest }: BlockProps) {
  return <Element {...rest} className={classNames(styles.block, className)} />;
}

import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './amount.module.css';

export interface AmountProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  size?: 'xl' | 'lg' | 'md' | 'sm' | undefined;
}

/** The figure that is the hero of a block. Children: the amount already written in French, `100 000,00 €`. */
export function Amount({ as: Element = 'span', size = 'md', className, ...rest }: AmountProps) {
  return <Element {...rest} className={classNames(styles.amount, className)} data-size={size} />;
}

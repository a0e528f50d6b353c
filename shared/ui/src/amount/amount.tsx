import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names';
import title from '../title/title.module.css';
import styles from './amount.module.css';

export interface AmountProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  size?: 'xl' | 'lg' | 'md' | 'sm' | undefined;
}

/** The main figure of a block. Children: the formatted amount, `100 000,00 €`. */
export function Amount({ as: Element = 'span', size = 'md', className, ...rest }: AmountProps) {
  return <Element {...rest} className={classNames(title.title, styles.amount, className)} data-size={size} />;
}

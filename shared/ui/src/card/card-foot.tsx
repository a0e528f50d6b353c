import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardFootProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
}

/** The foot of a card, under a hairline: what to do with what stands above. */
export function CardFoot({ as: Element = 'div', className, ...rest }: CardFootProps) {
  return <Element {...rest} className={classNames(styles.foot, className)} />;
}

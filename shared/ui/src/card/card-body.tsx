import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardBodyProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
}

/** The padded inside of a card. */
export function CardBody({ as: Element = 'div', className, ...rest }: CardBodyProps) {
  return <Element {...rest} className={classNames(styles.body, className)} />;
}

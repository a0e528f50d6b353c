import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** `sunken` for help and estimates. */
  tone?: 'sunken' | undefined;
}

/** A surface. Never a card in a card, and never clickable as a whole: its title or its button is. */
export function Card({ as: Element = 'section', tone, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, className)} data-tone={tone} />;
}

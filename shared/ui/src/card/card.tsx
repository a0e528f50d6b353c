import type { ElementType, HTMLAttributes } from 'react';
import { classNames, styled } from '../class-names/class-names';
import layout from '../layout/layout.module.css';
import styles from './card.module.css';

export interface CardProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** `sunken` for help and estimates. */
  tone?: 'sunken' | undefined;
}

/** A surface. Never nested, and never clickable as a whole: put a link or button inside. */
export function Card({ as: Element = 'section', tone, className, ...rest }: CardProps) {
  return <Element {...rest} className={classNames(styles.card, className)} data-tone={tone} />;
}

/** `data-gap="4"` stacks its children, `--space-4` apart: 3 to 6. */
export const CardBody = styled('div', `${styles.body} ${layout.gap}`);

/** Card footer with a rule above, for actions. */
export const CardFoot = styled('div', styles.foot);

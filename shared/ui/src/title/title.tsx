import type { HTMLAttributes, Ref } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './title.module.css';

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | undefined;
  /** 2xl hero, xl home sections, lg page, md card or dialog, sm block, xs list card. */
  size?: '2xl' | 'xl' | 'lg' | 'md' | 'sm' | 'xs' | undefined;
  ref?: Ref<HTMLHeadingElement> | undefined;
}

/** A heading in the serif font, which only titles and amounts use. Level (`as`) and size are independent. */
export function Title({ as: Element = 'h2', size = 'md', className, ...rest }: TitleProps) {
  return <Element {...rest} className={classNames(styles.title, className)} data-size={size} />;
}

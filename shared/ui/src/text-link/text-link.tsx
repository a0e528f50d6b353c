import type { ElementType } from 'react';
import { type AsProps, classNames } from '../class-names/class-names';
import styles from './text-link.module.css';

interface TextLinkLook {
  /** On its own line rather than in a sentence: a 44 px target. */
  standalone?: boolean;
}

export function TextLink<C extends ElementType = 'a'>({
  as,
  standalone,
  className,
  ...rest
}: AsProps<C, TextLinkLook>) {
  const Element: ElementType = as ?? 'a';
  return (
    <Element {...rest} className={classNames(styles.link, className)} data-target={standalone || undefined} />
  );
}

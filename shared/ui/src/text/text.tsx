import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  tone?: 'muted' | undefined;
  size?: 'xs' | 'sm' | 'lg' | undefined;
  strong?: boolean | undefined;
  /** For proposal numbers. */
  nowrap?: boolean | undefined;
  /** At most 65 characters wide. */
  measure?: boolean | undefined;
}

export function Text({
  as: Element = 'p',
  tone,
  size,
  strong,
  nowrap,
  measure,
  className,
  ...rest
}: TextProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.text, className)}
      data-tone={tone}
      data-size={size}
      data-strong={strong || undefined}
      data-nowrap={nowrap || undefined}
      data-measure={measure || undefined}
    />
  );
}

import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names/class-names';
import styles from './caps.module.css';

export interface CapsProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** Adds a line that fills the rest of the row. */
  rule?: boolean | undefined;
  /** Without the window icon, for empty states and dark bands. */
  plain?: boolean | undefined;
}

/** Text that the specification writes in capitals. Pass it in capitals: there is no text-transform. */
export function Caps({ as: Element = 'h2', rule, plain, className, ...rest }: CapsProps) {
  return (
    <Element
      {...rest}
      className={classNames(styles.caps, className)}
      data-rule={rule || undefined}
      data-plain={plain || undefined}
    />
  );
}

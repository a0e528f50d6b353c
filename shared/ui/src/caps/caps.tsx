import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names';
import styles from './caps.module.css';

export interface CapsProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
  /** A hairline that fills the line. */
  rule?: boolean | undefined;
  /** Without the window: in an empty state or on a dusk band. */
  plain?: boolean | undefined;
}

/** A string that the specification writes in capitals. Write it so: there is no text-transform. */
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

import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from './class-names';

export interface StyledProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
}

/** Makes a component of an element with a class. */
export const styled = (element: ElementType, own: string | undefined) =>
  function Styled({ as: Element = element, className, ...rest }: StyledProps) {
    return <Element {...rest} className={classNames(own, className)} />;
  };

import type { ComponentPropsWithRef, ElementType, HTMLAttributes } from 'react';

/** Joins the given class names; undefined when there is none, so that no empty attribute is written. */
export function classNames(...names: readonly (string | false | null | undefined)[]): string | undefined {
  return names.filter(Boolean).join(' ') || undefined;
}

/** Props of an element, by default a link or a button: `as` is the router's link, since this package has no router. */
export type AsProps<C extends ElementType, Own = object> = Own & { as?: C } & Omit<
    ComponentPropsWithRef<C>,
    'as' | keyof Own
  >;

export interface StyledProps extends HTMLAttributes<HTMLElement> {
  as?: ElementType | undefined;
}

/** Makes a component of an element with a class. */
export const styled = (element: ElementType, own: string | undefined) =>
  function Styled({ as: Element = element, className, ...rest }: StyledProps) {
    return <Element {...rest} className={classNames(own, className)} />;
  };

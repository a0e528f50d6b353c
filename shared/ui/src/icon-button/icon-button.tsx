import type { ComponentPropsWithRef, ElementType } from 'react';
import { classNames } from '../class-names';
import { Icon, type Glyph } from '../icon';
import styles from './icon-button.module.css';

interface IconButtonLook {
  /** Names the object as well as the act: « Supprimer Hugo Delcourt ». */
  label: string;
  glyph: Glyph;
  bordered?: boolean | undefined;
  tone?: 'danger' | 'on-brand' | undefined;
}

export type IconButtonProps<C extends ElementType = 'button'> = IconButtonLook & {
  /** A link instead of a button: `'a'`, or the router's link. */
  as?: C;
} & Omit<ComponentPropsWithRef<C>, 'as' | keyof IconButtonLook>;

/** A target of 44 × 44 px that holds a drawing and has a name. */
export function IconButton<C extends ElementType = 'button'>({
  as,
  label,
  glyph,
  bordered,
  tone,
  className,
  ...rest
}: IconButtonProps<C>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={classNames(styles.iconButton, className)}
      aria-label={label}
      data-bordered={bordered || undefined}
      data-tone={tone}
    >
      <Icon glyph={glyph} />
    </Element>
  );
}

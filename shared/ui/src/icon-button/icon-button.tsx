import type { ElementType } from 'react';
import { type AsProps, classNames } from '../class-names/class-names';
import { Icon, type Glyph } from '../icon/icon';
import styles from './icon-button.module.css';

interface IconButtonLook {
  /** Names the object as well as the action: « Supprimer Hugo Delcourt ». */
  label: string;
  glyph: Glyph;
  tone?: 'danger' | 'on-brand' | undefined;
}

/** An icon with an accessible name, 44 × 44 px. */
export function IconButton<C extends ElementType = 'button'>({
  as,
  label,
  glyph,
  tone,
  className,
  ...rest
}: AsProps<C, IconButtonLook>) {
  const Element: ElementType = as ?? 'button';
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...rest}
      className={classNames(styles.iconButton, className)}
      data-screen-only
      aria-label={label}
      data-tone={tone}
    >
      <Icon glyph={glyph} />
    </Element>
  );
}

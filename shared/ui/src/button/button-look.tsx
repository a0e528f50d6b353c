import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../icon';
import styles from './button.module.css';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** One `primary` per block. `danger` only confirms; `lamp`, `on-brand`, `link-on-brand` only on a dusk band. */
  variant?:
    | 'primary'
    | 'secondary'
    | 'quiet'
    | 'danger'
    | 'danger-quiet'
    | 'lamp'
    | 'on-brand'
    | 'link-on-brand'
    | undefined;
  /** 44 px, or 52 px for the main action of a public page. */
  size?: 'md' | 'lg' | undefined;
  /** For the words that the specification writes in capitals. */
  caps?: boolean | undefined;
  /** As wide as what holds it. */
  wide?: boolean | undefined;
  /** Only the icon under 30rem; the words stay for screen readers. */
  collapse?: boolean | undefined;
  icon?: Glyph | undefined;
  /** After the words: a chevron for "next", an arrow for a link that leads on. */
  iconAfter?: Glyph | undefined;
}

/** The attributes that carry the look, for the sheet of styles. */
export function lookAttributes({ variant = 'secondary', size, caps, wide, collapse }: ButtonLook) {
  return {
    'data-variant': variant,
    'data-size': size === 'lg' ? size : undefined,
    'data-caps': caps || undefined,
    'data-wide': wide || undefined,
    'data-collapse': collapse || undefined,
  };
}

/** Icon, words, icon: in a `span` only where the words may be hidden from the eye. */
export function ButtonContent({ look, children }: { look: ButtonLook; children: ReactNode }) {
  return (
    <>
      {look.icon && <Icon glyph={look.icon} />}
      {look.collapse ? <span className={styles.words}>{children}</span> : children}
      {look.iconAfter && <Icon glyph={look.iconAfter} />}
    </>
  );
}

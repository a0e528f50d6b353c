import type { ReactNode } from 'react';
import { Icon, type Glyph } from '../icon';
import styles from './button.module.css';

/** Props shared by buttons and button-like links. */
export interface ButtonLook {
  /** One `primary` per block; `danger` confirms; `lamp`, `on-brand`, `link-on-brand` stand on a dark band. */
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
  /** For labels that the specification writes in capitals. */
  caps?: boolean | undefined;
  wide?: boolean | undefined;
  /** Shows only the icon below 30rem; the label stays for screen readers. */
  collapse?: boolean | undefined;
  icon?: Glyph | undefined;
  /** After the label: a chevron for "next", an arrow for a link. */
  iconAfter?: Glyph | undefined;
}

/** Data attributes for the style sheet. */
export function lookAttributes({ variant = 'secondary', size, caps, wide, collapse }: ButtonLook) {
  return {
    'data-variant': variant,
    'data-size': size === 'lg' ? size : undefined,
    'data-caps': caps || undefined,
    'data-wide': wide || undefined,
    'data-collapse': collapse || undefined,
  };
}

/** Icon, label, icon. The label has a `span` only where it may be visually hidden. */
export function ButtonContent({ look, children }: { look: ButtonLook; children: ReactNode }) {
  return (
    <>
      {look.icon && <Icon glyph={look.icon} />}
      {look.collapse ? <span className={styles.words}>{children}</span> : children}
      {look.iconAfter && <Icon glyph={look.iconAfter} />}
    </>
  );
}

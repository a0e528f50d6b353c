import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names';
import styles from './icon.module.css';

/** A drawing on the 24 × 24 grid of lucide, in strokes of `currentcolor`. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement> & { ref?: never }>;

export interface IconProps {
  glyph: Glyph;
  /** `sm` 16 px (chips, hints), `md` 20 px, `lg` 24 px (niches). */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** A drawing beside words: hidden from screen readers, because the words say the same. */
export function Icon({ glyph: Drawing, size = 'md', className }: IconProps) {
  return (
    <Drawing
      className={classNames(styles.icon, className)}
      data-icon={size}
      aria-hidden="true"
      focusable="false"
    />
  );
}

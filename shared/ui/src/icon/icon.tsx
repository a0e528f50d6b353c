import type { ComponentType, SVGProps } from 'react';
import { classNames } from '../class-names';
import styles from './icon.module.css';

/** An icon on lucide's 24 × 24 grid, with `currentcolor` strokes. */
export type Glyph = ComponentType<SVGProps<SVGSVGElement> & { ref?: never }>;

export interface IconProps {
  glyph: Glyph;
  /** `sm` 16 px (chips, hints), `md` 20 px, `lg` 24 px (niches). */
  size?: 'sm' | 'md' | 'lg' | undefined;
  className?: string | undefined;
}

/** An icon beside text: hidden from screen readers, since the text says the same. */
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

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

/** The lit window: our own icon for "your turn", on lucide's grid. */
export function WindowGlyph(props: SVGProps<SVGSVGElement>) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" {...props}>
      <path d="M6 21V9a6 6 0 0 1 12 0v12Z" fill="currentColor" fillOpacity=".22" />
      <path d="M12 3v18M6 11h12M4 21h16" />
    </svg>
  );
}

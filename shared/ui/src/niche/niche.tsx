import { classNames } from '../class-names/class-names';
import { Icon, type Glyph } from '../icon/icon';
import styles from './niche.module.css';

export interface NicheProps {
  /** An icon, or the initials of a person. */
  glyph?: Glyph | undefined;
  person?: string | undefined;
  size?: 'md' | 'sm' | undefined;
  /** `surface` in a `NextStep`, whose colour it takes. */
  tone?: 'you' | 'danger' | 'surface' | undefined;
  className?: string | undefined;
}

/** An arch with an icon or initials. Decorative: the text stands beside it. */
export function Niche({ glyph, person, size = 'md', tone, className }: NicheProps) {
  return (
    <span
      className={classNames(styles.niche, className)}
      data-size={size === 'sm' ? size : undefined}
      data-tone={tone}
      aria-hidden="true"
    >
      {glyph ? <Icon glyph={glyph} size={size === 'sm' ? 'sm' : 'lg'} /> : initials(person ?? '')}
    </span>
  );
}

/** First capital of each of the first two words, so that « d'Aubigné » gives A; '' for an empty name. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.match(/\p{Lu}/u)?.[0] ?? word.charAt(0).toLocaleUpperCase('fr'))
    .join('');
}

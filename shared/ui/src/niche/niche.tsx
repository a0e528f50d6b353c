import { classNames } from '../class-names/class-names';
import { Building2, Icon, type Glyph } from '../icon/icon';
import styles from './niche.module.css';

export interface NicheProps {
  /** An icon, or the initials of a person. */
  glyph?: Glyph | undefined;
  person?: string | undefined;
  size?: 'sm' | undefined;
  /** `surface` in a `NextStep`, whose colour it takes. */
  tone?: 'you' | 'danger' | 'surface' | undefined;
  className?: string | undefined;
}

/** An arch with an icon or initials. Decorative: the text stands beside it. */
export function Niche({ glyph, person, size, tone, className }: NicheProps) {
  return (
    <span
      className={classNames(styles.niche, className)}
      data-size={size}
      data-tone={tone}
      aria-hidden="true"
    >
      {glyph ? <Icon glyph={glyph} size={size ?? 'lg'} /> : initials(person ?? '')}
    </span>
  );
}

export interface AgencyMarkProps {
  /** Null shows a building, for an agency that is not known. */
  agency: string | null;
  /** Logo URL, usually a `data:` URL; null for the initials, undefined while nobody knows. */
  logo?: string | null | undefined;
}

/** An agency's logo or initials, 48 px square. Decorative, as a niche. */
export const AgencyMark = ({ agency, logo }: AgencyMarkProps) => (
  <span className={styles.mark} aria-hidden="true">
    {agency === null ? (
      <Icon glyph={Building2} />
    ) : logo ? (
      <img src={logo} alt="" />
    ) : (
      logo === null && initials(agency)
    )}
  </span>
);

/** First capital of each of the first two words, so that « d'Aubigné » gives A; '' for an empty name. */
export function initials(name: string): string {
  return name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.match(/\p{Lu}/u)?.[0] ?? word.charAt(0).toLocaleUpperCase('fr'))
    .join('');
}

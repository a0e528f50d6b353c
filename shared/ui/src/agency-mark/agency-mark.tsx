import { Building2, Icon } from '../icon/icon';
import { initials } from '../niche/niche';
import styles from './agency-mark.module.css';

export interface AgencyMarkProps {
  /** Null shows a building, for an agency that is not known. */
  agency: string | null;
  /** Logo URL, usually a `data:` URL; the initials by default. */
  logo?: string | null | undefined;
}

/** An agency's logo or initials, 48 px square. Hidden from screen readers, since the name stands beside it. */
export function AgencyMark({ agency, logo }: AgencyMarkProps) {
  return (
    <span className={styles.mark} aria-hidden="true">
      {logo ? (
        <img className={styles.logo} src={logo} alt="" />
      ) : agency === null ? (
        <Icon glyph={Building2} />
      ) : (
        initials(agency)
      )}
    </span>
  );
}
